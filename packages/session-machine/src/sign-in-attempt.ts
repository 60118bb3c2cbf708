import type { Secret } from "./secret.ts";

/** The providers that open their own window. */
export type SocialProvider = "google" | "facebook";

/** One sign-in attempt. A sign-up is one, too: the new account is signed in. */
export type SignInAttempt =
  | { method: "password"; email: string; password: Secret }
  | { method: "signUp"; name: string; email: string; password: Secret }
  /** The code mailed to an address, which gets an account if it has none. */
  | { method: "emailCode"; email: string; code: Secret }
  | { method: "phone"; verificationId: string; code: Secret }
  | { method: SocialProvider };

export type Submission = { attempt: SignInAttempt; rememberMe: boolean };

/**
 * Signs in. Resolves when the shopper is logged in; rejects with a `SignInFailureError`.
 * @param signal aborted when the form is left; the attempt continues without it
 */
export type SubmitAttempt = (submission: Submission, signal: AbortSignal) => Promise<void>;

/** Only a window can be cancelled: every other attempt ends quickly. */
export function isSocial(method: SignInAttempt["method"] | null): method is SocialProvider {
  return method === "google" || method === "facebook";
}
