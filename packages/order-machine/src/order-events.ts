import type { CartItem, Failure, Order, PlacedOrder } from "@shop/contract";

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
