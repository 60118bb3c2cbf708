import { createFormMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import type { AuthServices } from "../auth-services.ts";
import { toSignInFailure, type SignInFailure } from "../sign-in-failure.ts";
import { checkEmail } from "./credentials.ts";

export type ResetValues = { email: string };

/** What may be told without telling whether there is such an account. */
const TELLABLE: ReadonlySet<SignInFailure> = new Set([
  "unreachable",
  "tooManyAttempts",
  "cannotSave",
  "unexpected",
]);

/** A mail for a new password. Whoever asks learns nothing about who has an account. */
export const resetFormMachine = createFormMachine({
  id: "resetForm",
  description: "A mail for a new password. Whoever asks learns nothing about who has an account.",
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
      submit: fromPromise<void, ResetValues>(async ({ input }) => {
        try {
          await requestPasswordReset(input);
        } catch (error) {
          // Any other reason would tell whether there is such an account: to the shopper the mail was sent.
          if (TELLABLE.has(toSignInFailure(error).failure)) throw error;
        }
      }),
    },
  });
}
