import type { CartItem, Failure, Order, PlacedOrder } from "@shop/contract";

/** The context, as plain JSON. */
export type OrderContext = {
  id: string;
  /** As the server last answered; null before. */
  order: Order | null;
  /** Why the order could not be loaded or reloaded. */
  failure: Failure | null;
  /** Why the last action failed. */
  actionFailure: Failure | null;
  /** How many reads in a row have failed or changed nothing: the next one waits longer. */
  attempts: number;
  isOnline: boolean;
  /** Whether the tab is visible. */
  isSeen: boolean;
  /** The idempotency key of `order.giveUp`, for its lines; kept until the outcome is known. */
  operationId: string | null;
  /** The last action. */
  action: ActionKind | null;
};

/** The actions on an order. */
export type ActionKind = "pay" | "cancel" | "giveUp";

/** The events of the cancellation dialog. */
export type ActionEvent = { type: "cancellation.confirm" } | { type: "cancellation.drop" };

/** The outcome of an action. */
export type ActionOutput =
  /** The server said what is to be paid, and where: the shopper may still have to pay. */
  | { kind: "paid"; answer: PlacedOrder }
  | { kind: "cancelled"; order: Order }
  /** The shopper did not confirm it. */
  | { kind: "dropped" }
  | { kind: "failed"; failure: Failure };

export type OrderEvent =
  | { type: "order.retry" }
  | { type: "order.pay" }
  /** Cancels the order, once the shopper has confirmed it. */
  | { type: "order.cancel" }
  /** Adds the same lines to the cart again. */
  | { type: "order.repeat"; operationId: string }
  /** Cancels an unpaid order, and returns its lines to the cart. */
  | { type: "order.giveUp"; operationId: string }
  | { type: "network.back" }
  | { type: "network.lost" }
  | { type: "tab.seen" }
  | { type: "tab.hidden" };

/** What the machine emits for the rest of the shop. */
export type OrderReport =
  /** These lines are to be added to the cart. */
  { type: "lines.wanted"; operationId: string; items: CartItem[] };

/** How an order is read: as stored, or after asking its provider. */
export type Look = { id: string; asksProvider: boolean };
