import type { AnyStateMachine } from "xstate";

/** Checked by shape: the caller may have another copy of XState, or none. */
export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === "object" && logic !== null && "root" in logic && "implementations" in logic;
}
