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
  type PersistedCheckout,
} from "@shop/checkout-machine";
import { selectIdentity, selectIsLogged } from "@shop/session-machine";
import { fromCallback } from "xstate";
import { provideLate, type App } from "./create-app.ts";

/**
 * Lets the root run the only checkout of this page until the page is closed. Its code loads with the first step that is
 * opened, when the root is running already.
 */
export function openCheckout(app: App, services: CheckoutServices): CheckoutRef {
  provideLate(app, {
    checkout: provideCheckout(services),
    checkoutUpdates: fromCallback(() => updateCheckout(app, services.persistedCheckout)),
  });
  app.send({ type: "checkout.open" });
  const { checkout } = app.getSnapshot().children;
  if (!checkout) throw new Error("the app actor is not running");
  return checkout;
}

/** Sends the account and the cart to the checkout, at once and after each change. */
function updateCheckout(app: App, persisted: PersistedCheckout): () => void {
  const { session, cart, checkout } = app.getSnapshot().children;
  if (!session || !cart || !checkout) throw new Error("the app actor is not running");
  // First, so that everything that follows is stored.
  persistCheckout(checkout, persisted);
  let account: string | null = null;
  let last: CartUpdate | null = null;
  const check = () => {
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
  const subscriptions = [session.subscribe(check), cart.subscribe(check)];
  check();
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
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
