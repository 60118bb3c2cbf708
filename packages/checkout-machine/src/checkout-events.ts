import type { AddressBook, Failure, Money, Order, PaymentMethod, PlacedOrder } from "@shop/contract";
import type { CartUpdate, OrderDraft, OrderRequest, Step } from "./checkout-state.ts";

/** What the checkout is sent, whatever it is at. */
export type CheckoutEvent =
  /** Whose checkout it is, once the session knows; nothing of a former one is kept. */
  | { type: "account.opened"; account: string }
  | { type: "account.closed" }
  | { type: "cart.changed"; cart: CartUpdate }
  /** The shopper has come to the URL of a step. */
  | { type: "step.open"; step: Step }
  /** The shopper chooses how to receive it, which the cart has to know, too. */
  | { type: "shipping.choose"; option: string }
  /** The shopper is led to their order. */
  | { type: "order.seen" }
  | { type: "checkout.retry" }
  | { type: "network.back" };

/** What happens in the checkout that others have to know. */
export type CheckoutEmitted =
  | { type: "order.placed"; order: Order }
  /** The server has another word on the cart than the one that is known. */
  | { type: "cart.stale" }
  | { type: "shipping.chosen"; option: string };

/** What the steps are sent: by their screens, and the first three by the checkout. */
export type StepsEvent =
  | Extract<CheckoutEvent, { type: "cart.changed" | "step.open" | "shipping.choose" }>
  /** The shopper is done with the step that is shown. */
  | { type: "step.next" }
  | { type: "address.choose"; id: string }
  | { type: "address.write" }
  /** What the form of a new address tells its owner. */
  | { type: "form.saved"; book: AddressBook; id: string }
  | { type: "form.closed" }
  | { type: "window.choose"; window: string }
  | { type: "method.choose"; method: PaymentMethod }
  /** @property total what the shopper sees and agrees to, in minor units */
  | { type: "pay.submit"; total: Money };

/** Why the steps are over. */
export type StepsEnd =
  /** The shopper buys; undefined where a choice is missing, which `isAgreed` rules out. */
  | { kind: "submitted"; order: OrderRequest | undefined }
  /** By the rules, the cart cannot be bought as it is. */
  | { kind: "blocked" }
  | { kind: "failed"; failure: Failure };

/** What the steps leave to the checkout. */
export type StepsOutput = { draft: OrderDraft; end: StepsEnd };

/** What a payment is sent by its screen, and by the browser. */
export type PaymentEvent = { type: "outcome.ask" } | { type: "network.back" };

/** What became of an order. */
export type PaymentOutput =
  | { kind: "placed"; placed: PlacedOrder }
  /** There is none under its key. */
  | { kind: "notPlaced" }
  /** The server did not take it. */
  | { kind: "refused"; failure: Failure };
