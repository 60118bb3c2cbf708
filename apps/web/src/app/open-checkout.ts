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
  type CartNews,
  type CheckoutRef,
  type CheckoutServices,
} from "@shop/checkout-machine";
import { selectIdentity, selectIsLogged } from "@shop/session-machine";
import { createActor } from "xstate";
import type { App } from "./create-app.ts";

/** The world of the checkout, and of the tabs beside it. */
export type CheckoutWorld = CheckoutServices & {
  /** Tells the other tabs that the account's cart has changed. */
  tellOthers: () => void;
};

/**
 * Starts the one checkout of this page, in the root's own system, so that an inspector of it sees this one too.
 * Its code arrives with the first step that is opened; from then on it lives as long as the page, hears of the
 * session and the cart, and tells them what they have to know.
 */
export function openCheckout(app: App, world: CheckoutWorld): CheckoutRef {
  const { session, cart } = app.getSnapshot().children;
  if (!session || !cart) throw new Error("the app actor is not running");
  const checkout = createActor(provideCheckout(world), { id: "checkout", systemId: "checkout", parent: app });
  persistCheckout(checkout, world.persistedCheckout);
  checkout.on("cart.stale", () => cart.send({ type: "cart.refresh" }));
  checkout.on("order.placed", world.tellOthers);
  checkout.on("shipping.chosen", ({ option }) => cart.send({ type: "shipping.choose", option }));
  checkout.on("session.refused", () => session.send({ type: "session.refused" }));
  checkout.start();

  let account: string | null = null;
  let last: CartNews | null = null;
  const hear = () => {
    const known = session.getSnapshot();
    const uid = selectIsLogged(known) ? (selectIdentity(known)?.uid ?? null) : null;
    if (uid !== account) {
      account = uid;
      last = null;
      checkout.send(uid === null ? { type: "account.closed" } : { type: "account.opened", account: uid });
    }
    const news = newsOf(cart.getSnapshot());
    if (account === null || (last && isSameNews(last, news))) return;
    last = news;
    checkout.send({ type: "cart.changed", cart: news });
  };
  session.subscribe(hear);
  cart.subscribe(hear);
  hear();
  return checkout;
}

function newsOf(cart: CartSnapshot): CartNews {
  return {
    items: selectServerLines(cart),
    isSettled: selectIsSettled(cart),
    promotionCode: selectPromotionCode(cart),
    shippingOption: selectWantedShipping(cart),
  };
}

function isSameNews(one: CartNews, other: CartNews): boolean {
  return (
    one.items === other.items &&
    one.isSettled === other.isSettled &&
    one.promotionCode === other.promotionCode &&
    one.shippingOption === other.shippingOption
  );
}
