import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { Secret } from "../secret.ts";
import { toSignInFailure, type FailedSignIn } from "../sign-in-failure.ts";
import { checkSignUp, cleanSignUp, type SignUpFields, type ValidationError } from "./credentials.ts";
import { NO_RULE_MET, passwordRules, type PasswordRules } from "./password-rules.ts";
import type { Submission, SubmitAttempt } from "../sign-in-attempt.ts";

export type SignUpField = "name" | "email" | "password";
export type SignUpValues = { name: string; email: string; password: Secret };

/** A new account; while the password is typed, the met rules are shown. */
export const signUpFormMachine = createFormMachine({
  types: {} as {
    values: SignUpValues;
    submitted: SignUpValues & { rememberMe: boolean };
    submission: Submission;
    error: ValidationError;
    failure: FailedSignIn;
    summary: Submission["attempt"]["method"];
    hints: PasswordRules;
  },
  id: "signUpForm",
  description: "A new account: its validation errors, and the met rules of its password.",
  fields: ["name", "email", "password"],
  validation: { errorsIn: (values) => checkSignUp(readable(values)) },
  submit: port<void, Submission>("submit"),
  toSubmission: ({ rememberMe, ...values }): Submission => {
    const { name, email } = cleanSignUp(readable(values));
    return { attempt: { method: "signUp", name, email, password: values.password }, rememberMe };
  },
  toSummary: ({ attempt }) => attempt.method,
  toFailure: toSignInFailure,
  hints: { initial: NO_RULE_MET, of: (values) => passwordRules(readable(values)) },
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
