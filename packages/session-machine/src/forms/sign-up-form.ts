import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { Secret } from "../secret.ts";
import { toSignInFailure } from "../sign-in-failure.ts";
import { checkSignUp, cleanSignUp, type SignUpFields } from "./credentials.ts";
import { NO_RULE_MET, passwordRules } from "./password-rules.ts";
import type { Submission, SubmitAttempt } from "./submission.ts";

export type SignUpField = "name" | "email" | "password";
export type SignUpValues = { name: string; email: string; password: Secret };

/** A new account, whose password tells as it is typed which rules it meets. */
export const signUpFormMachine = createFormMachine({
  id: "signUpForm",
  description: "A new account: what is wrong in its fields, and which rules its password meets already.",
  fields: ["name", "email", "password"],
  validation: { errorsIn: (values: SignUpValues) => checkSignUp(readable(values)) },
  submit: port<void, Submission>("submit"),
  submissionOf: ({ rememberMe, ...values }: SignUpValues & { rememberMe: boolean }): Submission => {
    const { name, email } = cleanSignUp(readable(values));
    return { attempt: { method: "signUp", name, email, password: values.password }, rememberMe };
  },
  summaryOf: ({ attempt }) => attempt.method,
  toFailure: toSignInFailure,
  hints: { initial: NO_RULE_MET, of: (values: SignUpValues) => passwordRules(readable(values)) },
});

export function provideSignUpForm({ submit }: { submit: SubmitAttempt }) {
  return signUpFormMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) => submit(input, signal)),
    },
  });
}

function readable({ name, email, password }: SignUpValues): SignUpFields {
  return { name, email, password: password.reveal() };
}
