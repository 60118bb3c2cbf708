import type { CallInput, CallOutput, MethodName } from "@shop/contract/schemas";

type Desk = "httpDeskServices";

export type DeskMethod = MethodName<Desk>;
export type DeskInput<M extends DeskMethod> = CallInput<Desk, M>;
export type DeskOutput<M extends DeskMethod> = CallOutput<Desk, M>;

/** Makes a call of the counter, as the contract has it. Rejects with a `FailureError`. */
export type CallDesk = <M extends DeskMethod>(method: M, input: DeskInput<M>) => Promise<DeskOutput<M>>;

export type BoardAnswer = DeskOutput<"listOrders">;
export type Served = DeskOutput<"getServedOrder">;
export type Move = DeskInput<"moveOrder">;
export type Moved = DeskOutput<"moveOrder">;
export type Refund = DeskInput<"refundItem">;
export type Refunded = DeskOutput<"refundItem">;
