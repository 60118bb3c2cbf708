import { createFormMachine, port } from "@shop/machine-ports";
import type { Reauthentication, Secret } from "@shop/session-machine";
import { fromPromise } from "xstate";
import { toSignInFailure } from "./account-failure.ts";
import type { AccountServices } from "./account-services.ts";

/** How it ends for who asked for it; that the shopper would rather not is said by the screen. */
export type ReauthenticationReport = { type: "reauthentication.done" } | { type: "reauthentication.left" };

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
  report: { done: (): ReauthenticationReport => ({ type: "reauthentication.done" }) },
});

export function provideReauthentication(services: Pick<AccountServices, "reauthenticate">) {
  return reauthenticationMachine.provide({
    actors: { submit: fromPromise<void, Reauthentication>(({ input }) => services.reauthenticate(input)) },
  });
}
