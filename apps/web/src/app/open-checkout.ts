import {
  selectIsSettled,
  selectPromotionCode,
  selectServerLines,
  selectWantedShipping,
  type CartSnapshot,
} from "@shop/cart-machine";
import {
  persistCheckout,
  provideCheckout,
  type CartUpdate,
  type CheckoutRef,
  type CheckoutServices,
} from "@shop/checkout-machine";
import { selectIdentity, selectIsLogged } from "@shop/session-machine";
import { createActor } from "xstate";
import type { App } from "./create-app.ts";

/** The world of the checkout, and of the tabs beside it. */
export type CheckoutContext = CheckoutServices & {
  /** Tells the other tabs that the account's cart has changed. */
  notifyOtherTabs: () => void;
};

/**
 * Starts the one checkout of this page, in the root's own system, so that an inspector of it sees this one too.
 * Its code arrives with the first step that is opened; from then on it lives as long as the page, hears of the
 * session and the cart, and tells them what they have to know.
 */
export function openCheckout(app: App, services: CheckoutContext): CheckoutRef {
  const { session, cart } = app.getSnapshot().children;
  if (!session || !cart) throw new Error("the app actor is not running");
  const checkout = createActor(provideCheckout(services), {
    id: "checkout",
    systemId: "checkout",
    parent: app,
  });
  persistCheckout(checkout, services.persistedCheckout);
  checkout.on("cart.stale", () => cart.send({ type: "cart.refresh" }));
  checkout.on("order.placed", services.notifyOtherTabs);
  checkout.on("shipping.chosen", ({ option }) => cart.send({ type: "shipping.choose", option }));
  checkout.on("session.refused", () => session.send({ type: "session.refused" }));
  checkout.start();

  let account: string | null = null;
  let last: CartUpdate | null = null;
  const listen = () => {
    const known = session.getSnapshot();
    const uid = selectIsLogged(known) ? (selectIdentity(known)?.uid ?? null) : null;
    if (uid !== account) {
      account = uid;
      last = null;
      checkout.send(uid === null ? { type: "account.closed" } : { type: "account.opened", account: uid });
    }
    const update = cartUpdateOf(cart.getSnapshot());
    if (account === null || (last && isSameCartUpdate(last, update))) return;
    last = update;
    checkout.send({ type: "cart.changed", cart: update });
  };
  session.subscribe(listen);
  cart.subscribe(listen);
  listen();
  return checkout;
}

function cartUpdateOf(cart: CartSnapshot): CartUpdate {
  return {
    items: selectServerLines(cart),
    isSettled: selectIsSettled(cart),
    promotionCode: selectPromotionCode(cart),
    shippingOption: selectWantedShipping(cart),
  };
}

function isSameCartUpdate(one: CartUpdate, other: CartUpdate): boolean {
  return (
    one.items === other.items &&
    one.isSettled === other.isSettled &&
    one.promotionCode === other.promotionCode &&
    one.shippingOption === other.shippingOption
  );
}
