import type { Secret } from "./secret.ts";

/** The providers that open a window of another service. */
export type SocialProvider = "google" | "facebook";

/** One attempt at signing in. A sign-up is one too: the account that it makes is signed in. */
export type SignInAttempt =
  | { method: "password"; email: string; password: Secret }
  | { method: "signUp"; name: string; email: string; password: Secret }
  /** The code that came by mail to an address, which gets an account if it has none. */
  | { method: "emailCode"; email: string; code: Secret }
  | { method: "phone"; verificationId: string; code: Secret }
  | { method: SocialProvider };

export type Submission = { attempt: SignInAttempt; rememberMe: boolean };

/**
 * Signs in. Resolves when somebody is logged in; rejects with a `SignInFailureError`.
 * @param signal fires when the form is left; the attempt goes on without it
 */
export type SubmitAttempt = (submission: Submission, signal: AbortSignal) => Promise<void>;

/** Only a window can be cancelled: every other attempt is over before the shopper could. */
export function isSocial(method: SignInAttempt["method"] | null): method is SocialProvider {
  return method === "google" || method === "facebook";
}
