import type { Secret } from "./secret.ts";

/** The ways in that open a window of another service. */
export type SocialWay = "google" | "facebook";

/** One try at signing in. A sign-up is one too: the account that it makes is signed in. */
export type SignInAttempt =
  | { way: "password"; email: string; password: Secret }
  | { way: "signUp"; name: string; email: string; password: Secret }
  | { way: "phone"; verificationId: string; code: Secret }
  | { way: SocialWay };

/** Only a window can be given up half-way: every other attempt is decided by the time it could be. */
export function isSocial(way: SignInAttempt["way"] | null): way is SocialWay {
  return way === "google" || way === "facebook";
}
