import type { SocialProvider } from "./sign-in-attempt.ts";

/** Why signing in, or changing how one signs in, did not work; `unexpected` is any other rejection. */
export type SignInFailure =
  | "wrongCredentials"
  | "emailTaken"
  | "weakPassword"
  | "disabled"
  | "tooManyAttempts"
  | "unreachable"
  | "unexpected"
  // The service cannot write: neither the data nor the connection of the shopper is to blame.
  | "cannotSave"
  // The browser blocks cookies, so that there can be no session.
  | "cookiesBlocked"
  // By phone.
  | "wrongCode"
  | "codeExpired"
  | "invalidPhone"
  // In the window of another service.
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

/** The only thing that the identity ports reject with. */
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

/** What a rejection means: anything but a `SignInFailureError` is a bug in the port. */
export function toSignInFailure(error: unknown): FailedSignIn {
  if (!(error instanceof SignInFailureError)) return { failure: "unexpected", detail: {} };
  return { failure: error.reason, detail: error.detail };
}
