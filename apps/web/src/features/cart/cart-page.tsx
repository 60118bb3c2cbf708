import { selectCount, selectFailure, selectIsKnown } from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import { Button, KeepFocus, Notice, Page, PageHeading, Split, Stack } from "@shop/ui";
import { useIsDrawn } from "../../drawn/use-is-drawn.ts";
import { Head } from "../../head/head.tsx";
import { paths } from "../../paths.ts";
import { cart as texts } from "../../texts/cart.ts";
import { failure } from "../../texts/format.ts";
import { head } from "../../texts/head.ts";
import { shell } from "../../texts/shell.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { ClearCart } from "./clear-cart.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import type { FillerServices } from "./fillers-machine.ts";
import { Fillers } from "./fillers.tsx";
import { Groups } from "./groups.tsx";
import { Notices } from "./notices.tsx";
import { Payment } from "./payment.tsx";
import { TroubleBar } from "../../cart/trouble-bar.tsx";
import { UnknownCart } from "./unknown-cart.tsx";
import { useTrouble } from "../../cart/use-trouble.ts";

/** `/carritocompras`: the lines by handling, and what they weigh and cost. */
export function CartPage(services: FillerServices) {
  const units = useCart(selectCount);
  return (
    <Page width="desk">
      <Head description={head.cart} path={paths.cart} title={shell.title(texts.title)} />
      <KeepFocus>
        <PageHeading aside={units > 0 && <ClearCart />} lead={units > 0 && texts.units(units)}>
          {texts.title}
        </PageHeading>
        <Contents isEmpty={units === 0} services={services} />
      </KeepFocus>
    </Page>
  );
}

function Contents({ isEmpty, services }: { isEmpty: boolean; services: FillerServices }) {
  const trouble = useTrouble();
  const isKnown = useCart(selectIsKnown);
  const isDrawn = useIsDrawn();
  if (isDrawn) return <WhicheverComes />;
  if (isEmpty && !isKnown) return trouble ? <UnknownCart trouble={trouble} /> : <CartSkeleton />;
  const above = (
    <Stack gap="sm">
      {trouble && <TroubleBar trouble={trouble} />}
      <Notices />
      {!trouble && <Dialog />}
    </Stack>
  );
  if (isEmpty) {
    return (
      <>
        {above}
        <EmptyCart />
      </>
    );
  }
  return (
    <Split aside={<Payment />}>
      <Stack gap="lg">
        {above}
        <div>
          <Groups />
          <Fillers {...services} />
        </div>
      </Stack>
    </Split>
  );
}

/** Both carts that a shopper may come with (`first-paint.ts` shows one): lines that have to be asked for, or none. */
function WhicheverComes() {
  return (
    <>
      <div data-for="lines">
        <CartSkeleton />
      </div>
      <div data-for="nothing">
        <EmptyCart />
      </div>
    </>
  );
}

/** What went wrong while the cart itself is fine, such as a way of shipping that could not be priced. */
function Dialog() {
  const cart = useCartRef();
  const reason = useCart(selectFailure);
  if (!reason) return null;
  const dismiss = (
    <Button onClick={() => cart.send({ type: "dialog.dismiss" })} size="sm" variant="plain">
      {texts.notices.read}
    </Button>
  );
  return (
    <Notice action={dismiss} tone="danger">
      {failure(reason)}
    </Notice>
  );
}
