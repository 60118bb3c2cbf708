import { FailureError, toFailure, type Failure } from "@shop/contract";
import { SignInRefusal, type SignInProblem } from "@shop/session-machine";

/** Why something about the account did not work: as the shop says it, or as the identity service does. */
export type Trouble = { failure: Failure } | { problem: SignInProblem };

export function toTrouble(error: unknown): Trouble {
  return error instanceof FailureError ? { failure: toFailure(error) } : { problem: toProblem(error) };
}

/** Anything but a refusal is a fault of the port. */
export function toProblem(error: unknown): SignInProblem {
  return error instanceof SignInRefusal ? error.reason : "unexpected";
}

/** Whether the shopper has to prove themselves before it can be tried again. */
export function needsProof(error: unknown): boolean {
  if (error instanceof SignInRefusal) return error.reason === "needsRecentSignIn";
  const failure = toFailure(error);
  return failure.id === 403 && failure.reason === "signInTooOld";
}
