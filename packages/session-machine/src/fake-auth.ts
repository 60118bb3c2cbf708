import { HeldCalls } from "@shop/machine-checks";
import type { AuthServices } from "./auth-services.ts";
import type { Submission } from "./sign-in-attempt.ts";
import { readable } from "./readable.ts";
import { SignInFailureError, type SignInFailure } from "./sign-in-failure.ts";

/** The rejection of the fake: a reason, or an error of the service. */
type Rejection = SignInFailure | Error;

/** Fake services of the forms: every call waits until the test answers it. Its secrets are readable. */
export class FakeAuth implements AuthServices {
  readonly submits = new HeldCalls<{ attempt: object; rememberMe: boolean }, void, Rejection>(toError);
  readonly codes = new HeldCalls<{ phone: string }, { verificationId: string }, Rejection>(toError);
  readonly emailCodes = new HeldCalls<{ email: string }, void, Rejection>(toError);
  readonly resets = new HeldCalls<{ email: string }, void, Rejection>(toError);

  submit = ({ attempt, rememberMe }: Submission, signal: AbortSignal) =>
    this.submits.hold({ attempt: readable(attempt), rememberMe }, signal);
  sendCode = (input: { phone: string }) => this.codes.hold(input, NEVER);
  sendEmailCode = (input: { email: string }) => this.emailCodes.hold(input, NEVER);
  requestPasswordReset = (input: { email: string }) => this.resets.hold(input, NEVER);
}

const NEVER = new AbortController().signal;

function toError(error: Rejection): Error {
  return error instanceof Error ? error : new SignInFailureError(error);
}
