import type {
  AddressBook,
  Failure,
  Money,
  Order,
  PaymentMethod,
  PlacedOrder,
  WhenMissing,
} from "@shop/contract";
import type { CartUpdate, OrderDraft, OrderRequest, Step } from "./checkout-state.ts";

/** The events of the checkout in any state. */
export type CheckoutEvent =
  /** The account, once the session is confirmed; all state of a former one is dropped. */
  | { type: "account.opened"; account: string }
  | { type: "account.closed" }
  | { type: "cart.changed"; cart: CartUpdate }
  /** The shopper has opened the URL of a step. */
  | { type: "step.open"; step: Step }
  /** The shopper chooses a shipping option, which the cart uses, too. */
  | { type: "shipping.choose"; option: string }
  /** The shopper is redirected to their order. */
  | { type: "order.seen" }
  | { type: "checkout.retry" }
  | { type: "network.back" };

/** What the checkout emits. */
export type CheckoutEmitted =
  | { type: "order.placed"; order: Order }
  /** The server's cart differs from the known one. */
  | { type: "cart.stale" }
  | { type: "shipping.chosen"; option: string };

/** The events of the steps: from their screens, and the first three from the checkout. */
export type StepsEvent =
  | Extract<CheckoutEvent, { type: "cart.changed" | "step.open" | "shipping.choose" }>
  /** The shopper completes the shown step. */
  | { type: "step.next" }
  | { type: "address.choose"; id: string }
  | { type: "address.write" }
  /** The event of the address form to its parent. */
  | { type: "form.saved"; book: AddressBook; id: string }
  | { type: "form.closed" }
  | { type: "window.choose"; window: string }
  | { type: "missing.choose"; whenMissing: WhenMissing }
  | { type: "method.choose"; method: PaymentMethod }
  /** @property total the total that the shopper sees and agrees to, in minor units */
  | { type: "pay.submit"; total: Money };

/** Why the steps have ended. */
export type StepsEnd =
  /** The shopper buys; `order` is undefined only where a choice is missing, which the guard `isAgreed` rules out. */
  | { kind: "submitted"; order: OrderRequest | undefined }
  /** By the rules, the cart cannot be bought as it is. */
  | { kind: "blocked" }
  | { kind: "failed"; failure: Failure };

/** The output of the steps. */
export type StepsOutput = { draft: OrderDraft; end: StepsEnd };

/** The events of a placement, from its screen and from the browser. */
export type PlacementEvent = { type: "outcome.ask" } | { type: "network.back" };

/** The outcome of an order. */
export type PlacementOutput =
  | { kind: "placed"; placed: PlacedOrder }
  /** There is no order with its key. */
  | { kind: "notPlaced" }
  /** The server refused it. */
  | { kind: "refused"; failure: Failure };
