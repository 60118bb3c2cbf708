import type { SocialProvider } from "./sign-in-attempt.ts";

/** Why signing in, or changing a sign-in method, failed; `unexpected` is any other rejection. */
export type SignInFailure =
  | "wrongCredentials"
  | "emailTaken"
  | "weakPassword"
  | "disabled"
  | "tooManyAttempts"
  | "unreachable"
  | "unexpected"
  // The service cannot write: neither the shopper's input nor connection is the cause.
  | "cannotSave"
  // The browser blocks cookies, so no session is possible.
  | "cookiesBlocked"
  // By phone.
  | "wrongCode"
  | "codeExpired"
  | "invalidPhone"
  // In the window of a provider.
  | "popupBlocked"
  | "cancelled"
  // The e-mail has an account with another sign-in method: after a sign-in by that one, this one is linked.
  | "accountExists"
  // Changing the sign-in methods.
  | "needsRecentSignIn"
  | "alreadyLinked"
  | "lastMethod"
  // The method is not enabled in the Firebase project.
  | "notOffered";

/** For `accountExists`: the e-mail of the account, and the provider that waits to be linked. */
export type SignInFailureDetail = { email?: string; provider?: SocialProvider };

export type FailedSignIn = { failure: SignInFailure; detail: SignInFailureDetail };

/** The only error with which the identity services reject. */
export class SignInFailureError extends Error {
  override name = "SignInFailureError";
  readonly reason: SignInFailure;
  readonly detail: SignInFailureDetail;

  constructor(reason: SignInFailure, detail: SignInFailureDetail = {}) {
    super(`sign-in refused: ${reason}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** The failure of a rejection: anything but a `SignInFailureError` is a bug in the service. */
export function toSignInFailure(error: unknown): FailedSignIn {
  if (!(error instanceof SignInFailureError)) return { failure: "unexpected", detail: {} };
  return { failure: error.reason, detail: error.detail };
}
