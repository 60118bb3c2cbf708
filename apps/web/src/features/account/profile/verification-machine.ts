import type { SignInFailure, AuthAccount } from "@shop/session-machine";
import { assign, fromCallback, fromPromise, setup, type EventObject } from "xstate";
import type { AccountServices } from "../account-services.ts";
import { port, watcher } from "@shop/machine-factories";
import { toSignInFailure } from "../account-failure.ts";

type VerificationEvent =
  | { type: "verification.check" }
  | { type: "verification.send" }
  | { type: "page.returned" };

/**
 * Whether the shopper has shown that their e-mail is theirs, and the mail with which they can. Hand-written: it reads
 * again whenever the page is returned to, and sends a mail in between.
 */
export const verificationMachine = setup({
  types: {
    context: {} as { email: string | null; isSent: boolean; signInFailure: SignInFailure | null },
    events: {} as VerificationEvent,
    tags: {} as "checking" | "unknown" | "verified" | "unverified" | "sending",
  },
  actors: {
    readAuthAccount: port<AuthAccount>("readAuthAccount"),
    sendVerification: port<void>("sendVerification"),
    watchReturn: watcher("watchReturn"),
  },
  actions: {
    setEmail: assign({ email: (_, { email }: { email: string | null }) => email }),
    setSent: assign({ isSent: true }),
    setFailure: assign({ signInFailure: (_, { error }: { error: unknown }) => toSignInFailure(error) }),
    clearFailure: assign({ signInFailure: null }),
  },
  guards: {
    needsNothing: (_, { authAccount }: { authAccount: AuthAccount }) =>
      authAccount.email === null || authAccount.emailVerified,
  },
}).createMachine({
  id: "verification",
  description: "The verification of the account's e-mail.",
  context: { email: null, isSent: false, signInFailure: null },
  initial: "checking",
  states: {
    checking: {
      description: "Asking the identity service.",
      tags: "checking",
      invoke: {
        id: "readAuthAccount",
        src: "readAuthAccount",
        onDone: [
          {
            guard: { type: "needsNothing", params: ({ event }) => ({ authAccount: event.output }) },
            target: "settled",
            description: "It is verified, or there is none.",
            actions: { type: "setEmail", params: ({ event }) => ({ email: event.output.email }) },
          },
          {
            target: "unverified",
            description: "Nobody has shown yet that it is theirs.",
            actions: { type: "setEmail", params: ({ event }) => ({ email: event.output.email }) },
          },
        ],
        onError: {
          target: "unknown",
          description: "The identity service gave no answer.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unknown: {
      description: "Whether it is verified is not known.",
      tags: "unknown",
      on: {
        "verification.check": {
          target: "checking",
          description: "The shopper asked for another try.",
          actions: "clearFailure",
        },
      },
    },
    settled: { description: "There is nothing to verify any more.", tags: "verified" },
    unverified: {
      description: "The mail can be sent; its link opens in another window.",
      tags: "unverified",
      initial: "waiting",
      invoke: {
        id: "watchReturn",
        src: "watchReturn",
        onError: { description: "Nobody tells of a return; opening the account again looks too." },
      },
      states: {
        waiting: {
          description: "Nothing is on its way.",
          on: {
            "verification.send": {
              target: "sending",
              description: "The shopper wants the mail, perhaps once more.",
              actions: "clearFailure",
            },
            "page.returned": { target: "looking", description: "The link may have been followed meanwhile." },
          },
        },
        sending: {
          description: "The mail is being sent.",
          tags: "sending",
          invoke: {
            id: "sendVerification",
            src: "sendVerification",
            onDone: { target: "waiting", description: "It is on its way.", actions: "setSent" },
            onError: {
              target: "waiting",
              description: "It was not sent; the reason is told.",
              actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        looking: {
          description: "Looking again, without a word.",
          on: {
            "verification.send": {
              target: "sending",
              description: "The click that brought the shopper back was on the button.",
              actions: "clearFailure",
            },
          },
          invoke: {
            id: "lookAgain",
            src: "readAuthAccount",
            onDone: [
              {
                guard: { type: "needsNothing", params: ({ event }) => ({ authAccount: event.output }) },
                target: "#verification.settled",
                description: "The link was followed.",
              },
              { target: "waiting", description: "Not yet." },
            ],
            onError: { target: "waiting", description: "Nothing new is known." },
          },
        },
      },
    },
  },
});

export function provideVerification(services: Pick<AccountServices, "readAuthAccount" | "sendVerification">) {
  return verificationMachine.provide({
    actors: {
      readAuthAccount: fromPromise<AuthAccount, void>(() => services.readAuthAccount()),
      sendVerification: fromPromise<void, void>(() => services.sendVerification()),
      watchReturn: fromCallback<EventObject>(({ sendBack }) => {
        const notify = () => sendBack({ type: "page.returned" } satisfies VerificationEvent);
        addEventListener("focus", notify);
        return () => removeEventListener("focus", notify);
      }),
    },
  });
}
