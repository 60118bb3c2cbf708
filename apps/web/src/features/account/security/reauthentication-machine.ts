import { createFormMachine, port } from "@shop/machine-factories";
import type { Reauthentication, Secret } from "@shop/session-machine";
import { fromPromise } from "xstate";
import { toSignInFailure } from "../account-failure.ts";
import type { AccountServices } from "../account-services.ts";

type PasswordValues = { password: Secret };

/**
 * Shows that the person at the keyboard still is the shopper: by the password of the form, or by a window or a code
 * that is sent in its place.
 */
export const reauthenticationMachine = createFormMachine({
  id: "reauthentication",
  description: "The shopper shows once more who they are.",
  fields: ["password"],
  validation: {
    errorsIn: ({ password }: PasswordValues) => (password.reveal() === "" ? { password: "required" } : {}),
  },
  submit: port<void, Reauthentication>("submit"),
  submissionOf: ({ password }: PasswordValues): Reauthentication => ({ method: "password", password }),
  summaryOf: ({ method }) => method,
  toFailure: toSignInFailure,
});

export function provideReauthentication(services: Pick<AccountServices, "reauthenticate">) {
  return reauthenticationMachine.provide({
    actors: { submit: fromPromise<void, Reauthentication>(({ input }) => services.reauthenticate(input)) },
  });
}
