import type { AddressBook, Money, Order, PaymentMethod } from "@shop/contract";
import type { CartUpdate, Step } from "./checkout-state.ts";

export type CheckoutEvent =
  /** Whose checkout it is, once the session knows; nothing of a former one is kept. */
  | { type: "account.opened"; account: string }
  | { type: "account.closed" }
  | { type: "cart.changed"; cart: CartUpdate }
  /** The shopper has come to the URL of a step. */
  | { type: "step.open"; step: Step }
  /** The shopper is done with the step in sight. */
  | { type: "step.next" }
  | { type: "address.choose"; id: string }
  | { type: "address.write" }
  /** What the form of a new address tells its owner. */
  | { type: "form.saved"; book: AddressBook; id: string }
  | { type: "form.closed" }
  | { type: "shipping.choose"; option: string }
  | { type: "window.choose"; window: string }
  | { type: "method.choose"; method: PaymentMethod }
  /** @property total what the shopper sees and agrees to, in minor units */
  | { type: "pay.submit"; total: Money }
  | { type: "outcome.ask" }
  /** The shopper is led to their order. */
  | { type: "order.seen" }
  | { type: "checkout.retry" }
  | { type: "network.back" };

/** What happens in the checkout that others have to know. */
export type CheckoutEmitted =
  | { type: "order.placed"; order: Order }
  /** The server has another word on the cart than the one that is known. */
  | { type: "cart.stale" }
  | { type: "shipping.chosen"; option: string }
  /** The server does not know this session. */
  | { type: "session.refused" };
