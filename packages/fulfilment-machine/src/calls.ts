import type { CallInput, CallOutput } from "@shop/contract/schemas";

export type BoardAnswer = CallOutput<"httpDeskServices", "listOrders">;
export type Served = CallOutput<"httpDeskServices", "getServedOrder">;
export type Move = CallInput<"httpDeskServices", "moveOrder">;
export type Moved = CallOutput<"httpDeskServices", "moveOrder">;
export type Refund = CallInput<"httpDeskServices", "refundItem">;
export type Refunded = CallOutput<"httpDeskServices", "refundItem">;
