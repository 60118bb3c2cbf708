import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { AuthServices } from "../auth-services.ts";
import { toSignInFailure, type SignInFailure } from "../sign-in-failure.ts";
import { checkEmail } from "./credentials.ts";

export type ResetValues = { email: string };

/** The failures that do not reveal whether there is an account. */
const TELLABLE: ReadonlySet<SignInFailure> = new Set([
  "unreachable",
  "tooManyAttempts",
  "cannotSave",
  "unexpected",
]);

/** A mail for a new password. The answer does not reveal whether there is an account. */
export const resetFormMachine = createFormMachine({
  id: "resetForm",
  description: "A mail for a new password. The answer does not reveal whether there is an account.",
  fields: ["email"],
  validation: {
    errorsIn: ({ email }: ResetValues) => {
      const error = checkEmail(email);
      return error ? { email: error } : {};
    },
  },
  submit: port<void, ResetValues>("submit"),
  submissionOf: ({ email }: ResetValues) => ({ email: email.trim() }),
  summaryOf: ({ email }) => email,
  toFailure: toSignInFailure,
});

export function provideResetForm({ requestPasswordReset }: Pick<AuthServices, "requestPasswordReset">) {
  return resetFormMachine.provide({
    actors: {
      submit: fromPromise(async ({ input }) => {
        try {
          await requestPasswordReset(input);
        } catch (error) {
          // Any other failure would reveal whether there is an account: the form says that the mail was sent.
          if (TELLABLE.has(toSignInFailure(error).failure)) throw error;
        }
      }),
    },
  });
}
