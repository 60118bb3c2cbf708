import type { SignOutReason } from "./session-types.ts";

/** Why a session may be over, the weakest first: what the shopper did to the account itself says more than what was seen. */
export const SIGN_OUT_REASONS: readonly SignOutReason[] = [
  "signedOut",
  "revoked",
  "signedOutEverywhere",
  "accountDeleted",
];

/** The reason that counts of two which one sign-out has, whichever came first. */
export function strongestReason(
  one: SignOutReason | null,
  other: SignOutReason | null,
): SignOutReason | null {
  if (one === null || other === null) return one ?? other;
  return SIGN_OUT_REASONS.indexOf(one) >= SIGN_OUT_REASONS.indexOf(other) ? one : other;
}
