import type { Secret, SignInFailure, Reauthentication, SignInMethod } from "@shop/session-machine";
import { assign, emit, fromPromise, setup, type ActorRef, type Snapshot } from "xstate";
import type { AccountServices } from "./account-services.ts";
import { port } from "@shop/machine-ports";
import { toSignInFailure } from "./account-failure.ts";

/** What the proof tells who asked for it. */
export type ReauthenticationReport = { type: "reauthentication.done" } | { type: "reauthentication.left" };

const NOTHING_WRONG = { signInFailure: null, isMissing: false };

/** Shows that the person at the keyboard still is the shopper, by any way that leads into the account. */
export const reauthenticationMachine = setup({
  types: {
    input: {} as { owner?: ActorRef<Snapshot<unknown>, ReauthenticationReport> },
    context: {} as {
      owner: ActorRef<Snapshot<unknown>, ReauthenticationReport> | undefined;
      /** How it is being proved right now. */
      reauthentication: Reauthentication | null;
      /** The way that was tried last, beside which the problem stands. */
      method: SignInMethod | null;
      signInFailure: SignInFailure | null;
      /** The password was asked for and left empty. */
      isMissing: boolean;
    },
    events: {} as
      | { type: "field.change" }
      | { type: "form.submit"; password: Secret }
      | { type: "window.open"; method: "google" | "facebook" }
      | { type: "code.submit"; verificationId: string; code: Secret }
      | { type: "reauthentication.leave" },
    emitted: {} as { type: "error.focus"; field: "password" },
    tags: {} as "reauthenticating",
  },
  actors: { reauthenticate: port<void, Reauthentication | null>("reauthenticate") },
  actions: {
    setMethod: assign((_, { reauthentication }: { reauthentication: Reauthentication }) => ({
      reauthentication,
      method: reauthentication.method,
      ...NOTHING_WRONG,
    })),
    clearReauthentication: assign({ reauthentication: null }),
    setMissing: assign({ ...NOTHING_WRONG, isMissing: true }),
    forgetMissing: assign({ isMissing: false }),
    focusPassword: emit({ type: "error.focus", field: "password" } as const),
    setFailure: assign({ signInFailure: (_, { error }: { error: unknown }) => toSignInFailure(error) }),
    notifyDone: ({ context }) => context.owner?.send({ type: "reauthentication.done" }),
    notifyLeft: ({ context }) => context.owner?.send({ type: "reauthentication.left" }),
  },
  guards: { isEmpty: (_, { password }: { password: Secret }) => password.reveal() === "" },
}).createMachine({
  id: "reauthentication",
  description: "The shopper proves once more who they are.",
  context: ({ input }) => ({
    owner: input.owner,
    reauthentication: null,
    method: null,
    signInFailure: null,
    isMissing: false,
  }),
  initial: "asking",
  on: { "reauthentication.leave": { description: "The shopper would rather not.", actions: "notifyLeft" } },
  states: {
    asking: {
      description: "The shopper chooses a way.",
      on: {
        "field.change": { description: "The password is being typed.", actions: "forgetMissing" },
        "form.submit": [
          {
            guard: { type: "isEmpty", params: ({ event }) => ({ password: event.password }) },
            description: "There is no password to prove anything with.",
            actions: ["setMissing", "focusPassword"],
          },
          {
            target: "reauthenticating",
            description: "By password.",
            actions: {
              type: "setMethod",
              params: ({ event }) => ({ reauthentication: { method: "password", password: event.password } }),
            },
          },
        ],
        "window.open": {
          target: "reauthenticating",
          description: "In the window of another service.",
          actions: {
            type: "setMethod",
            params: ({ event }) => ({ reauthentication: { method: event.method } }),
          },
        },
        "code.submit": {
          target: "reauthenticating",
          description: "By a code on the phone.",
          actions: {
            type: "setMethod",
            params: ({ event }) => ({
              reauthentication: { method: "phone", verificationId: event.verificationId, code: event.code },
            }),
          },
        },
      },
    },
    reauthenticating: {
      description: "The identity service looks at the proof.",
      tags: "reauthenticating",
      exit: "clearReauthentication",
      invoke: {
        id: "reauthenticate",
        src: "reauthenticate",
        input: ({ context }) => context.reauthentication,
        onDone: {
          target: "asking",
          description: "It is the shopper: what waited goes on, and this ends.",
          actions: "notifyDone",
        },
        onError: {
          target: "asking",
          description: "It proves nothing; the reason is told, and every way is open again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export function provideReauthentication(services: Pick<AccountServices, "reauthenticate">) {
  return reauthenticationMachine.provide({
    actors: {
      reauthenticate: fromPromise<void, Reauthentication | null>(({ input }) => {
        if (!input) throw new Error("there is no proof");
        return services.reauthenticate(input);
      }),
    },
  });
}
