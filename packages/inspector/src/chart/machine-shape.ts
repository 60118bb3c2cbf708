import type { AnyStateMachine } from "xstate";

/** By its shape: whoever asks may have a copy of XState of its own, or none. */
export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === "object" && logic !== null && "root" in logic && "implementations" in logic;
}
