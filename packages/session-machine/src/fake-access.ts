import { HeldCalls } from "@shop/machine-checks";
import type { AccessServices } from "./access-services.ts";
import { readable } from "./readable.ts";
import type { SignInAttempt } from "./sign-in-attempt.ts";
import { SignInRefusal, type SignInProblem } from "./sign-in-refusal.ts";

/** Why the fake refuses: by its reason alone, or as the service would. */
type Refusal = SignInProblem | Error;

/** The world of the forms, in which every answer waits until the test gives it. Secrets are readable in it. */
export class FakeAccess implements AccessServices {
  readonly submits = new HeldCalls<{ attempt: object; keep: boolean }, void, Refusal>(toError);
  readonly codes = new HeldCalls<{ phone: string }, { verificationId: string }, Refusal>(toError);
  readonly resets = new HeldCalls<{ email: string }, void, Refusal>(toError);

  submit = (attempt: SignInAttempt, keep: boolean, signal: AbortSignal) =>
    this.submits.hold({ attempt: readable(attempt), keep }, signal);
  sendCode = (input: { phone: string }) => this.codes.hold(input, NEVER);
  requestPasswordReset = (input: { email: string }) => this.resets.hold(input, NEVER);
}

const NEVER = new AbortController().signal;

function toError(refusal: Refusal): Error {
  return refusal instanceof Error ? refusal : new SignInRefusal(refusal);
}
