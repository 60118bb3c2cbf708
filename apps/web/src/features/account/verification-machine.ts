import type { SignInProblem, Access } from "@shop/session-machine";
import { assign, fromCallback, fromPromise, setup, type EventObject } from "xstate";
import type { AccountServices } from "./account-services.ts";
import { port, watcher } from "@shop/machine-ports";
import { toProblem } from "./trouble.ts";

type VerificationEvent =
  | { type: "verification.check" }
  | { type: "verification.send" }
  | { type: "page.returned" };

/** Whether the shopper has shown that their e-mail is theirs, and the mail with which they can. */
export const verificationMachine = setup({
  types: {
    context: {} as { email: string | null; isSent: boolean; problem: SignInProblem | null },
    events: {} as VerificationEvent,
    tags: {} as "checking" | "unknown" | "verified" | "unverified" | "sending",
  },
  actors: {
    readAccess: port<Access>("readAccess"),
    sendVerification: port<void>("sendVerification"),
    watchReturn: watcher("watchReturn"),
  },
  actions: {
    setEmail: assign({ email: (_, { email }: { email: string | null }) => email }),
    setSent: assign({ isSent: true }),
    setFailure: assign({ problem: (_, { error }: { error: unknown }) => toProblem(error) }),
    clearFailure: assign({ problem: null }),
  },
  guards: {
    needsNothing: (_, { access }: { access: Access }) => access.email === null || access.emailVerified,
  },
}).createMachine({
  id: "verification",
  description: "The verification of the account's e-mail.",
  context: { email: null, isSent: false, problem: null },
  initial: "checking",
  states: {
    checking: {
      description: "Asking the identity service.",
      tags: "checking",
      invoke: {
        id: "readAccess",
        src: "readAccess",
        onDone: [
          {
            guard: { type: "needsNothing", params: ({ event }) => ({ access: event.output }) },
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
            src: "readAccess",
            onDone: [
              {
                guard: { type: "needsNothing", params: ({ event }) => ({ access: event.output }) },
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

export function provideVerification(services: Pick<AccountServices, "readAccess" | "sendVerification">) {
  return verificationMachine.provide({
    actors: {
      readAccess: fromPromise<Access, void>(() => services.readAccess()),
      sendVerification: fromPromise<void, void>(() => services.sendVerification()),
      watchReturn: fromCallback<EventObject>(({ sendBack }) => {
        const tell = () => sendBack({ type: "page.returned" } satisfies VerificationEvent);
        addEventListener("focus", tell);
        return () => removeEventListener("focus", tell);
      }),
    },
  });
}
