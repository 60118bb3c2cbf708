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
 * Whether the e-mail is verified, and the mail that verifies it. Hand-written: it reads again whenever the shopper
 * returns to the page, and sends a mail in between.
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
            description: "The e-mail is verified, or the account has none.",
            actions: { type: "setEmail", params: ({ event }) => ({ email: event.output.email }) },
          },
          {
            target: "unverified",
            description: "The e-mail is not verified yet.",
            actions: { type: "setEmail", params: ({ event }) => ({ email: event.output.email }) },
          },
        ],
        onError: {
          target: "unknown",
          description: "The identity service did not answer.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unknown: {
      description: "It is unknown whether the e-mail is verified.",
      tags: "unknown",
      on: {
        "verification.check": {
          target: "checking",
          description: "The shopper tries again.",
          actions: "clearFailure",
        },
      },
    },
    settled: { description: "Nothing is left to verify.", tags: "verified" },
    unverified: {
      description: "The mail can be sent; its link opens in another window.",
      tags: "unverified",
      initial: "waiting",
      invoke: {
        id: "watchReturn",
        src: "watchReturn",
        onError: {
          description: "Returns to the page are not reported; opening the account again checks, too.",
        },
      },
      states: {
        waiting: {
          description: "No mail is being sent.",
          on: {
            "verification.send": {
              target: "sending",
              description: "The shopper requests the mail, perhaps again.",
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
            onDone: { target: "waiting", description: "The mail was sent.", actions: "setSent" },
            onError: {
              target: "waiting",
              description: "The mail was not sent; the reason is shown.",
              actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        looking: {
          description: "Checking again in the background.",
          on: {
            "verification.send": {
              target: "sending",
              description: "The click that returned to the page was on the button.",
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
              { target: "waiting", description: "The link was not followed yet." },
            ],
            onError: { target: "waiting", description: "The check failed; nothing changes." },
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
