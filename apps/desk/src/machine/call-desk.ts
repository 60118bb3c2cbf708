import type { CallInput, CallOutput, MethodName } from "@shop/contract/schemas";
import type { FulfilmentServices } from "@shop/fulfilment-machine";

/** The calls of the counter that are neither about the board or one order, nor about who is there. */
export type DeskMethod = Exclude<MethodName<"httpDeskServices">, keyof FulfilmentServices | "getStaff">;

/** Makes a call of the counter, as the contract has it. Rejects with a `FailureError`. */
export type CallDesk = <M extends DeskMethod>(
  method: M,
  input: CallInput<"httpDeskServices", M>,
) => Promise<CallOutput<"httpDeskServices", M>>;

/** Asks for the page at a cursor, or for the newest. */
export function pageInput({ cursor }: { cursor: string | null }): { cursor?: string } {
  return cursor === null ? {} : { cursor };
}
