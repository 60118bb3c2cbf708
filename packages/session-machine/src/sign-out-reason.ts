import type { SignOutReason } from "./session-types.ts";

/** The sign-out reasons, the weakest first: an action of the shopper on the account is the strongest. */
export const SIGN_OUT_REASONS: readonly SignOutReason[] = [
  "signedOut",
  "revoked",
  "signedOutEverywhere",
  "accountDeleted",
];

/** The stronger of two reasons of one sign-out. */
export function strongestReason(
  one: SignOutReason | null,
  other: SignOutReason | null,
): SignOutReason | null {
  if (one === null || other === null) return one ?? other;
  return SIGN_OUT_REASONS.indexOf(one) >= SIGN_OUT_REASONS.indexOf(other) ? one : other;
}
