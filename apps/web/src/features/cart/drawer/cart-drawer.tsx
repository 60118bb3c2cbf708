import {
  selectCount,
  selectIsEmpty,
  selectIsKnown,
  selectLines,
  selectNotices,
  selectTotals,
} from "@shop/cart-machine";
import { DeferredCart, useCart } from "@shop/cart-machine/react";
import { DataList, DataListItem, Drawer, LinkButton, Notice, Stack, TextLink } from "@shop/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { cart as texts } from "../texts.ts";
import { money, weight } from "../../../shared/format.ts";
import type { CartScreenServices } from "../page/cart-page.tsx";
import { CartSkeleton } from "../cart-skeleton.tsx";
import { EmptyCart } from "../empty-cart.tsx";
import { Fillers } from "../fillers.tsx";
import { Line } from "../line.tsx";
import { MinimumWeight } from "../payment/minimum-weight.tsx";
import { Pay } from "../payment/pay.tsx";
import { CartFailureBar } from "../cart-failure-bar.tsx";
import { UnknownCart } from "../unknown-cart.tsx";
import { useCartFailure } from "../use-cart-failure.ts";

type CartDrawerProps = CartScreenServices & {
  onClose: () => void;
  /** Gets the focus on closing if the element that opened the drawer was removed. */
  fallbackFocus: () => HTMLElement | null;
  /** The shop's messages: outside the modal dialog they could not be reached. */
  messages: ReactNode;
};

/** The cart beside any screen: its lines, their sums, and the button that opens the checkout. */
export function CartDrawer({ onClose, fallbackFocus, messages, ...services }: CartDrawerProps) {
  const isEmpty = useCart(selectIsEmpty);
  const footer = (
    <DeferredCart>
      <Footer onLeave={onClose} />
    </DeferredCart>
  );
  const subtitle = (
    <DeferredCart>
      <Units />
    </DeferredCart>
  );
  return (
    <Drawer
      closeLabel={texts.drawer.close}
      footer={!isEmpty && footer}
      heading={texts.drawer.title}
      fallbackFocus={fallbackFocus}
      subtitle={!isEmpty && subtitle}
      messages={messages}
      onClose={onClose}
    >
      <Contents {...services} onLeave={onClose} />
    </Drawer>
  );
}

function Units() {
  return <span>{texts.units(useCart(selectCount))}</span>;
}

function Contents({ onLeave, ...services }: CartScreenServices & { onLeave: () => void }) {
  const lines = useCart(selectLines);
  const isKnown = useCart(selectIsKnown);
  const failure = useCartFailure();
  if (lines.length === 0 && !isKnown) return failure ? <UnknownCart failure={failure} /> : <CartSkeleton />;
  return (
    <Stack gap="sm">
      {failure && <CartFailureBar failure={failure} />}
      <NoticeCount onLeave={onLeave} />
      {lines.length === 0 ? (
        <EmptyCart onLeave={onLeave} />
      ) : (
        <ul>
          {lines.map((item) => (
            <Line item={item} key={item.id} listRelated={services.listRelated} onLeave={onLeave} />
          ))}
        </ul>
      )}
      <Fillers listFillers={services.listFillers} onLeave={onLeave} />
    </Stack>
  );
}

/** The number of notices; the cart page, which has room for them, shows them in full. */
function NoticeCount({ onLeave }: { onLeave: () => void }) {
  const { length } = useCart(selectNotices);
  if (length === 0) return null;
  return (
    <Notice
      action={
        <TextLink link={<Link onClick={onLeave} to={paths.cart} />}>{texts.drawer.seeNotices}</TextLink>
      }
      role="note"
      status="warning"
    >
      {texts.drawer.notices(length)}
    </Notice>
  );
}

function Footer({ onLeave }: { onLeave: () => void }) {
  const { priceProducts, totalWeight } = useCart(selectTotals);
  return (
    <>
      <MinimumWeight />
      <DataList.Root variant="bold">
        <DataListItem label={texts.subtotal} value={money(priceProducts)} />
        <DataListItem label={texts.totalWeight} value={weight(totalWeight)} />
      </DataList.Root>
      <Pay onLeave={onLeave} />
      <LinkButton width="full" link={<Link onClick={onLeave} to={paths.cart} />} variant="outline">
        {texts.drawer.whole}
      </LinkButton>
    </>
  );
}
