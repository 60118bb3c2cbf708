import type { SignInAttempt } from "../sign-in-attempt.ts";

export type Submission = { attempt: SignInAttempt; rememberMe: boolean };

/**
 * Signs in. Resolves when somebody is logged in; rejects with a `SignInFailureError`.
 * @param signal fires when the form is left; the attempt goes on without it
 */
export type SubmitAttempt = (submission: Submission, signal: AbortSignal) => Promise<void>;
