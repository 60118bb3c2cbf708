import type { CartItem, Failure, Order, PlacedOrder } from "@shop/contract";

/** What the machine remembers, as plain JSON. */
export type OrderContext = {
  id: string;
  /** By the server's last word; null before it. */
  order: Order | null;
  /** Why the order could not be read, or not again. */
  failure: Failure | null;
  /** Why what the shopper asked for was not done. */
  actionFailure: Failure | null;
  /** How many looks have brought nothing new. */
  attempts: number;
  isOnline: boolean;
  isSeen: boolean;
  /** Names the return of the lines to the cart, which counts once; kept until it is known whether they return. */
  operationId: string | null;
  /** What the shopper asked for last. */
  action: ActionKind | null;
};

/** What the owner of an order can ask for. */
export type ActionKind = "pay" | "cancel" | "giveUp";

/** What the screen tells while it asks whether an order shall really be cancelled. */
export type ActionEvent = { type: "cancellation.confirm" } | { type: "cancellation.drop" };

/** What became of what the owner asked for. */
export type ActionOutput =
  | { kind: "paid"; answer: PlacedOrder }
  | { kind: "cancelled"; order: Order }
  /** They did not mean it. */
  | { kind: "dropped" }
  | { kind: "failed"; failure: Failure };

export type OrderEvent =
  | { type: "order.retry" }
  | { type: "order.pay" }
  | { type: "order.cancel" }
  /** The same again, into the cart. */
  | { type: "order.repeat"; operationId: string }
  /** Calls an unpaid order off, and puts what was in it back into the cart. */
  | { type: "order.giveUp"; operationId: string }
  | { type: "network.back" }
  | { type: "network.lost" }
  | { type: "tab.seen" }
  | { type: "tab.hidden" };

/** What the machine asks of the rest of the shop. */
export type OrderReport =
  /** These belong into the cart now. */
  { type: "lines.wanted"; operationId: string; items: CartItem[] };

/** How an order is read: as it is known, or after asking its provider. */
export type Look = { id: string; asksProvider: boolean };
