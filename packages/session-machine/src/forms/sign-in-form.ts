import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { Secret } from "../secret.ts";
import { toSignInFailure, type FailedSignIn } from "../sign-in-failure.ts";
import { checkSignIn, cleanSignIn, type ValidationError } from "./credentials.ts";
import type { Submission, SubmitAttempt } from "../sign-in-attempt.ts";

export type SignInField = "email" | "password";
export type SignInValues = { email: string; password: Secret };

/** E-mail and password; a provider's window can be submitted instead. */
export const signInFormMachine = createFormMachine({
  types: {} as {
    values: SignInValues;
    submitted: SignInValues & { rememberMe: boolean };
    submission: Submission;
    error: ValidationError;
    failure: FailedSignIn;
    summary: Submission["attempt"]["method"];
  },
  id: "signInForm",
  description: "E-mail and password with their validation errors; or the window of a provider.",
  fields: ["email", "password"],
  validation: {
    errorsIn: ({ email, password }) => checkSignIn({ email, password: password.reveal() }),
  },
  submit: port<void, Submission>("submit"),
  toSubmission: ({ email, password, rememberMe }): Submission => ({
    attempt: { method: "password", email: cleanSignIn({ email, password: "" }).email, password },
    rememberMe,
  }),
  toSummary: ({ attempt }) => attempt.method,
  toFailure: toSignInFailure,
});

export function provideSignInForm({ submit }: { submit: SubmitAttempt }) {
  return signInFormMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) => submit(input, signal)),
    },
  });
}
