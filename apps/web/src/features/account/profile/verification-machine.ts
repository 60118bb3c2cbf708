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
    setEmail: assign({ email: (_, { output }: { output: AuthAccount }) => output.email }),
    setSent: assign({ isSent: true }),
    setFailure: assign({ signInFailure: (_, { error }: { error: unknown }) => toSignInFailure(error) }),
    clearFailure: assign({ signInFailure: null }),
  },
  guards: {
    needsNothing: (_, { output }: { output: AuthAccount }) => output.email === null || output.emailVerified,
  },
}).createMachine({
  id: "verification",
  description: "The verification of the account's e-mail.",
  context: { email: null, isSent: false, signInFailure: null },
  initial: "checking",
  states: {
    checking: {
      tags: "checking",
      invoke: {
        id: "readAuthAccount",
        src: "readAuthAccount",
        onDone: [
          {
            guard: { type: "needsNothing", params: ({ event }) => event },
            target: "settled",
            actions: { type: "setEmail", params: ({ event }) => event },
          },
          { target: "unverified", actions: { type: "setEmail", params: ({ event }) => event } },
        ],
        onError: { target: "unknown", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    unknown: {
      tags: "unknown",
      on: { "verification.check": { target: "checking", actions: "clearFailure" } },
    },
    settled: { tags: "verified" },
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
          on: {
            "verification.send": { target: "sending", actions: "clearFailure" },
            "page.returned": { target: "looking", description: "The link may have been followed meanwhile." },
          },
        },
        sending: {
          tags: "sending",
          invoke: {
            id: "sendVerification",
            src: "sendVerification",
            onDone: { target: "waiting", actions: "setSent" },
            onError: { target: "waiting", actions: { type: "setFailure", params: ({ event }) => event } },
          },
        },
        looking: {
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
                guard: { type: "needsNothing", params: ({ event }) => event },
                target: "#verification.settled",
              },
              { target: "waiting" },
            ],
            onError: { target: "waiting" },
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
