import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { AuthServices } from "../auth-services.ts";
import { toSignInFailure } from "../sign-in-failure.ts";
import { codeErrors, digitsOf, type CodeValues } from "./code.ts";
import { checkEmail } from "./credentials.ts";
import type { Submission, SubmitAttempt } from "./submission.ts";

type EmailValues = { email: string };

/** Where a code is mailed to: once done, it is on its way; `form.open` asks for the address once more. */
export const codeRequestMachine = createFormMachine({
  id: "codeRequest",
  description: "An address that a code is mailed to. Whoever asks learns nothing about who has an account.",
  fields: ["email"],
  validation: {
    errorsIn: ({ email }: EmailValues) => {
      const error = checkEmail(email);
      return error ? { email: error } : {};
    },
  },
  submit: port<void, EmailValues>("submit"),
  submissionOf: ({ email }: EmailValues) => ({ email: email.trim() }),
  summaryOf: ({ email }) => email,
  toFailure: toSignInFailure,
});

export function provideCodeRequest({ sendEmailCode }: Pick<AuthServices, "sendEmailCode">) {
  return codeRequestMachine.provide({
    actors: { submit: fromPromise(({ input }) => sendEmailCode(input)) },
  });
}

/** The code that came to an address, which signs in. It is never held. */
export const emailCodeMachine = createFormMachine({
  id: "emailCode",
  description: "The code that came by mail, which signs in.",
  fields: ["code"],
  validation: { errorsIn: codeErrors },
  submit: port<void, Submission>("submit"),
  submissionOf: ({ code }: CodeValues, { email }: { email: string }): Submission => ({
    attempt: { method: "emailCode", email, code: code.with(digitsOf) },
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
