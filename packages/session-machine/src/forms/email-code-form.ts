import { normalizeDigits } from "@shop/contract";
import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { AuthServices } from "../auth-services.ts";
import { toSignInFailure, type FailedSignIn } from "../sign-in-failure.ts";
import { codeErrors, type CodeValues } from "./code.ts";
import type { ValidationError } from "./credentials.ts";
import { mailFormMachine } from "./mail-form.ts";
import type { Submission, SubmitAttempt } from "../sign-in-attempt.ts";

/** Provides the form that requests a code by mail. */
export function provideCodeRequest({ sendEmailCode }: Pick<AuthServices, "sendEmailCode">) {
  return mailFormMachine.provide({
    actors: { submit: fromPromise(({ input }) => sendEmailCode(input)) },
  });
}

/** Signs in with a mailed code. As in every form, the typed values come with the events and never enter the context. */
export const emailCodeMachine = createFormMachine({
  types: {} as {
    values: CodeValues;
    submission: Submission;
    error: ValidationError;
    failure: FailedSignIn;
    subject: { email: string };
  },
  id: "emailCode",
  description: "Signing in with a mailed code.",
  fields: ["code"],
  validation: { errorsIn: codeErrors },
  submit: port<void, Submission>("submit"),
  toSubmission: ({ code }, { email }): Submission => ({
    attempt: { method: "emailCode", email, code: code.with(normalizeDigits) },
    rememberMe: false,
  }),
  toFailure: toSignInFailure,
});

export function provideEmailCode({ submit }: { submit: SubmitAttempt }) {
  return emailCodeMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) => submit(input, signal)),
    },
  });
}
