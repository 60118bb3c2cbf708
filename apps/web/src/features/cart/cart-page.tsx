import {
  selectCount,
  selectFailure,
  selectIsFailed,
  selectIsKnown,
  selectIsWaiting,
} from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { EmptyState, FailureState, LinkButton, Notice, Page, PageHeading, Split, Stack } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { cart as texts } from "../../texts/cart.ts";
import { failure as failureSentence } from "../../texts/format.ts";
import { shell } from "../../texts/shell.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { ClearCart } from "./clear-cart.tsx";
import { Groups } from "./groups.tsx";
import { Notices } from "./notices.tsx";
import { Payment } from "./payment.tsx";

/** `/carritocompras`: the lines by handling, and what they weigh and cost. */
export function Component() {
  const units = useCart(selectCount);
  return (
    <Page>
      <title>{shell.title(texts.title)}</title>
      <PageHeading aside={units > 0 && <ClearCart />} lead={units > 0 && texts.units(units)}>
        {texts.title}
      </PageHeading>
      <Notices />
      <Contents isEmpty={units === 0} />
    </Page>
  );
}

function Contents({ isEmpty }: { isEmpty: boolean }) {
  const isTroubled = useTrouble();
  const isKnown = useCart(selectIsKnown);
  if (isEmpty && isTroubled) return <Failed />;
  if (isEmpty && !isKnown) return <CartSkeleton />;
  if (isEmpty) {
    return (
      <EmptyState heading={texts.empty.title} text={texts.empty.text}>
        <LinkButton link={<Link to={paths.marketplace} />}>{texts.empty.action}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Split aside={<Payment />}>
      <Stack gap="lg">
        {isTroubled && <Failed />}
        <Dialog />
        <Groups />
      </Stack>
    </Split>
  );
}

/** Whether the server cannot be reached: the next try comes by itself, or takes the shopper. */
function useTrouble(): boolean {
  const isFailed = useCart(selectIsFailed);
  const isWaiting = useCart(selectIsWaiting);
  return isFailed || isWaiting;
}

/** What is on the screen is not saved yet; another try may do it. */
function Failed() {
  const cart = useCartRef();
  const reason = useCart(selectFailure);
  return (
    <FailureState
      heading={texts.failed}
      retry={{ text: shell.retry, onClick: () => cart.send({ type: "cart.retry" }) }}
      text={failureSentence(reason ?? { id: 500 })}
    />
  );
}

/** What went wrong while the cart itself is fine, such as a way of shipping that could not be priced. */
function Dialog() {
  const isTroubled = useTrouble();
  const reason = useCart(selectFailure);
  return reason && !isTroubled ? <Notice tone="danger">{failureSentence(reason)}</Notice> : null;
}
