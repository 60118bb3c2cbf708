import type { Secret } from "./secret.ts";

/** The ways in that open a window of another service. */
export type SocialProvider = "google" | "facebook";

/** One try at signing in. A sign-up is one too: the account that it makes is signed in. */
export type SignInAttempt =
  | { method: "password"; email: string; password: Secret }
  | { method: "signUp"; name: string; email: string; password: Secret }
  /** The code that came by mail to an address, which gets an account if it has none. */
  | { method: "emailCode"; email: string; code: Secret }
  | { method: "phone"; verificationId: string; code: Secret }
  | { method: SocialProvider };

/** Only a window can be given up half-way: every other attempt is decided by the time it could be. */
export function isSocial(method: SignInAttempt["method"] | null): method is SocialProvider {
  return method === "google" || method === "facebook";
}
