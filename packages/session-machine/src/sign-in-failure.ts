import type { SocialProvider } from "./sign-in-attempt.ts";

/** Why signing in, or changing how one signs in, did not work; `unexpected` is what nobody foresaw. */
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
  // The browser keeps no cookie, so that no session can be kept.
  | "cookiesBlocked"
  // By phone.
  | "wrongCode"
  | "codeExpired"
  | "invalidPhone"
  // In the window of another service.
  | "popupBlocked"
  | "cancelled"
  // The e-mail has an account that another way leads to: once that is proven, this one is linked to it.
  | "accountExists"
  // Changing the ways in.
  | "needsRecentSignIn"
  | "alreadyLinked"
  | "lastMethod"
  // The way is not switched on in the shop's project.
  | "notOffered";

/** For `accountExists`: whose account it is, and which way waits to be linked. */
export type SignInFailureDetail = { email?: string; provider?: SocialProvider };

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
export function toSignInFailure(error: unknown): { failure: SignInFailure; detail: SignInFailureDetail } {
  if (!(error instanceof SignInFailureError)) return { failure: "unexpected", detail: {} };
  return { failure: error.reason, detail: error.detail };
}
