import { selectCount, selectFailure, selectIsEmpty, selectIsKnown, selectSoldOut } from "@shop/cart-machine";
import { DeferredCart, useCart, useCartRef } from "@shop/cart-machine/react";
import { selectIsStarting } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { Button, KeepFocus, Notice, Page, PageHeading, Split, Stack } from "@shop/ui";
import { Head } from "../../../shared/head/head.tsx";
import { newOperationId } from "../../../shared/operation-id.ts";
import { paths } from "../../../shared/paths.ts";
import type { RelatedServices } from "../../product/index.ts";
import { cart as texts } from "../texts.ts";
import { failureText } from "../../../shared/format.ts";
import { head } from "../../../shared/head/texts.ts";
import { shell } from "../../../shared/texts.ts";
import { CartSkeleton } from "../cart-skeleton.tsx";
import { EmptyCart } from "../empty-cart.tsx";
import type { FillerServices } from "../fillers-machine.ts";
import { Fillers } from "../fillers.tsx";
import { Groups } from "./groups.tsx";
import { Notices } from "./notices.tsx";
import { Payment } from "../payment/payment.tsx";
import { CartFailureBar } from "../cart-failure-bar.tsx";
import { UnknownCart } from "../unknown-cart.tsx";
import { useCartFailure } from "../use-cart-failure.ts";

/** The services of what the cart offers besides its lines. */
export type CartScreenServices = FillerServices & RelatedServices;

/** `/carritocompras`: the lines by handling, and what they weigh and cost. */
export function CartPage(services: CartScreenServices) {
  return (
    <Page width="wide">
      <Head description={head.cart} path={paths.cart} title={shell.title(texts.title)} />
      <KeepFocus>
        <DeferredCart>
          <Heading />
        </DeferredCart>
        <Contents {...services} />
      </KeepFocus>
    </Page>
  );
}

function Heading() {
  const units = useCart(selectCount);
  return (
    <PageHeading aside={units > 0 && <ClearCart />} subtitle={units > 0 && texts.units(units)}>
      {texts.title}
    </PageHeading>
  );
}

/** Empties the cart at once; the toast that follows can undo it. */
function ClearCart() {
  const cart = useCartRef();
  return (
    <Button
      onClick={() => cart.send({ type: "cart.clear", operationId: newOperationId() })}
      size="sm"
      variant="ghost"
    >
      {texts.clear}
    </Button>
  );
}

function Contents(services: CartScreenServices) {
  const cartFailure = useCartFailure();
  const isEmpty = useCart(selectIsEmpty);
  const isKnown = useCart(selectIsKnown);
  const isStarting = useSession(selectIsStarting);
  if (isEmpty && !isKnown && !isStarting)
    return cartFailure ? <UnknownCart failure={cartFailure} /> : <CartSkeleton />;
  const above = (
    <Stack gap="sm">
      {cartFailure && <CartFailureBar failure={cartFailure} />}
      <Notices />
      <SoldOut />
      {!cartFailure && <Dialog />}
    </Stack>
  );
  if (isEmpty) {
    // A page opens with both, of which `first-paint.ts` shows one. React keeps the empty cart if that is the one.
    return (
      <>
        {isStarting ? (
          <div data-for="lines">
            <CartSkeleton />
          </div>
        ) : (
          above
        )}
        <div data-for={isStarting ? "nothing" : undefined}>
          <EmptyCart />
        </div>
      </>
    );
  }
  const aside = (
    <DeferredCart>
      <Payment />
    </DeferredCart>
  );
  return (
    <Split aside={aside}>
      <Stack gap="lg">
        {above}
        <div>
          <Groups listRelated={services.listRelated} />
          <Fillers listFillers={services.listFillers} />
        </div>
      </Stack>
    </Split>
  );
}

/** Says that lines are sold out, and removes them all at once. */
function SoldOut() {
  const cart = useCartRef();
  const lines = useCart(selectSoldOut);
  if (lines.length === 0) return null;
  const remove = () => {
    for (const { id } of lines) cart.send({ type: "line.remove", operationId: newOperationId(), id });
  };
  return (
    <Notice
      action={
        <Button onClick={remove} size="sm" variant="plain">
          {texts.soldOut.remove}
        </Button>
      }
      role="note"
      status="warning"
    >
      {texts.soldOut.some(lines.length)}
    </Notice>
  );
}

/** A failure while the cart itself is fine, such as a shipping option that could not be priced. */
function Dialog() {
  const cart = useCartRef();
  const reason = useCart(selectFailure);
  if (!reason) return null;
  const dismiss = (
    <Button onClick={() => cart.send({ type: "dialog.dismiss" })} size="sm" variant="surface">
      {texts.notices.read}
    </Button>
  );
  return (
    <Notice action={dismiss} status="error">
      {failureText(reason)}
    </Notice>
  );
}
