import { fromPromise } from "xstate";
import type { AuthServices } from "../auth-services.ts";
import { toSignInFailure, type SignInFailure } from "../sign-in-failure.ts";
import { mailFormMachine } from "./mail-form.ts";

/** The failures that do not reveal whether there is an account. */
const HARMLESS: ReadonlySet<SignInFailure> = new Set([
  "unreachable",
  "tooManyAttempts",
  "cannotSave",
  "unexpected",
]);

/** A mail for a new password. The response does not reveal whether there is an account. */
export function provideResetForm({ requestPasswordReset }: Pick<AuthServices, "requestPasswordReset">) {
  return mailFormMachine.provide({
    actors: {
      submit: fromPromise(async ({ input }) => {
        try {
          await requestPasswordReset(input);
        } catch (error) {
          // Any other failure would reveal whether there is an account: the form shows that the mail was sent.
          if (HARMLESS.has(toSignInFailure(error).failure)) throw error;
        }
      }),
    },
  });
}
