import { FailureError, toFailure, type Failure } from "@shop/contract";
import { SignInFailureError, type SignInFailure } from "@shop/session-machine";

/** Why something about the account did not work: as the shop says it, or as the identity service does. */
export type AccountFailure = { failure: Failure } | { signInFailure: SignInFailure };

export function toAccountFailure(error: unknown): AccountFailure {
  return error instanceof FailureError
    ? { failure: toFailure(error) }
    : { signInFailure: toSignInFailure(error) };
}

/** Anything but a `SignInFailureError` is a bug in the port. */
export function toSignInFailure(error: unknown): SignInFailure {
  return error instanceof SignInFailureError ? error.reason : "unexpected";
}

/** Whether the shopper has to reauthenticate before it can be tried again. */
export function needsReauthentication(error: unknown): boolean {
  if (error instanceof SignInFailureError) return error.reason === "needsRecentSignIn";
  const failure = toFailure(error);
  return failure.id === 403 && failure.reason === "signInTooOld";
}
