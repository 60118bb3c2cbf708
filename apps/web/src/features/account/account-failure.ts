import { FailureError, toFailure, type Failure } from "@shop/contract";
import { SignInFailureError, type SignInFailure } from "@shop/session-machine";

/** A failure of an account action: one of the shop, or one of the identity service. */
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

/** Whether the shopper has to reauthenticate before trying again. */
export function needsReauthentication(error: unknown): boolean {
  if (error instanceof SignInFailureError) return error.reason === "needsRecentSignIn";
  const failure = toFailure(error);
  return failure.id === 403 && failure.reason === "signInTooOld";
}
