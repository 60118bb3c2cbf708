import type { SocialWay } from "./sign-in-attempt.ts";

/** Why signing in, or changing how one signs in, did not work; `unexpected` is what nobody foresaw. */
export type SignInProblem =
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
  | "lastWay"
  // The way is not switched on in the shop's project.
  | "notOffered";

/** For `accountExists`: whose account it is, and which way waits to be linked. */
export type RefusalDetail = { email?: string; provider?: SocialWay };

/** The only thing that the identity ports reject with. */
export class SignInRefusal extends Error {
  override name = "SignInRefusal";
  readonly reason: SignInProblem;
  readonly detail: RefusalDetail;

  constructor(reason: SignInProblem, detail: RefusalDetail = {}) {
    super(`sign-in refused: ${reason}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** What a rejection means: anything but a refusal is a fault of the port. */
export function toRefusal(error: unknown): { problem: SignInProblem; detail: RefusalDetail } {
  if (!(error instanceof SignInRefusal)) return { problem: "unexpected", detail: {} };
  return { problem: error.reason, detail: error.detail };
}
