import { port } from "@shop/machine-factories";
import { assign, setup, type SnapshotFrom } from "xstate";
import type { Identity } from "./identity.ts";
import type { SessionCookie } from "./session-cookie.ts";
import { isSocial, type SignInAttempt } from "./sign-in-attempt.ts";
import { toSignInFailure, type SignInFailure, type SignInFailureDetail } from "./sign-in-failure.ts";

/** `rememberMe`: stay signed in for 30 days instead of one. */
export type SignInAttemptInput = { attempt: SignInAttempt; rememberMe: boolean };

type SignInAttemptContext = SignInAttemptInput & {
  identity: Identity | null;
  cookie: SessionCookie | null;
  failure: SignInFailure | null;
  detail: SignInFailureDetail;
};

/** After `cancelled` and `cookiesBlocked` an identity session may be open, and has to be ended. */
export type SignInOutcome = "signedIn" | "refused" | "cancelled" | "cookiesBlocked";

export type SignInAttemptOutput = Omit<SignInAttemptContext, keyof SignInAttemptInput> & {
  outcome: SignInOutcome;
};

/** Cancels an open window. */
type SignInAttemptEvent = { type: "signIn.cancel" };

/** One sign-in attempt: the identity service checks it, then the session cookie is written. */
export const signInAttemptMachine = setup({
  types: {
    input: {} as SignInAttemptInput,
    context: {} as SignInAttemptContext,
    events: {} as SignInAttemptEvent,
    output: {} as SignInAttemptOutput,
  },
  actors: {
    signIn: port<Identity, SignInAttempt>("signIn"),
    writeSessionCookie: port<SessionCookie | null, { rememberMe: boolean }>("writeSessionCookie"),
  },
  actions: {
    setIdentity: assign({ identity: (_, { output }: { output: Identity }) => output }),
    setCookie: assign({ cookie: (_, { output }: { output: SessionCookie | null }) => output }),
    setFailure: assign((_, error: { failure: SignInFailure; detail: SignInFailureDetail }) => error),
  },
  guards: {
    isWindowOpen: ({ context }) => isSocial(context.attempt.method),
    isGone: (_, { output }: { output: SessionCookie | null }) => output === null,
  },
}).createMachine({
  id: "signInAttempt",
  description: "One sign-in attempt: the identity service checks it, then the session cookie is written.",
  context: ({ input }) => ({ ...input, identity: null, cookie: null, failure: null, detail: {} }),
  output: ({ context: { identity, cookie, failure, detail }, event }) => ({
    // The types do not know the output of a final state.
    outcome: event.output as SignInOutcome,
    identity,
    cookie,
    failure,
    detail,
  }),
  initial: "signingIn",
  states: {
    signingIn: {
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context }) => context.attempt,
        onDone: { target: "writingCookie", actions: { type: "setIdentity", params: ({ event }) => event } },
        onError: {
          target: "refused",
          actions: { type: "setFailure", params: ({ event }) => toSignInFailure(event.error) },
        },
      },
      on: {
        "signIn.cancel": {
          guard: "isWindowOpen",
          target: "cancelled",
          description: "The window closes; a sign-in that still succeeds is undone.",
          actions: { type: "setFailure", params: { failure: "cancelled", detail: {} } },
        },
      },
    },
    writingCookie: {
      invoke: {
        id: "writeSessionCookie",
        src: "writeSessionCookie",
        input: ({ context }) => ({ rememberMe: context.rememberMe }),
        onDone: [
          {
            guard: { type: "isGone", params: ({ event }) => event },
            target: "cookiesBlocked",
            description: "The browser blocks cookies: no session is possible.",
            actions: { type: "setFailure", params: { failure: "cookiesBlocked", detail: {} } },
          },
          { target: "signedIn", actions: { type: "setCookie", params: ({ event }) => event } },
        ],
        onError: {
          target: "cookiesBlocked",
          actions: { type: "setFailure", params: { failure: "cookiesBlocked", detail: {} } },
        },
      },
    },
    signedIn: { type: "final", output: "signedIn" },
    refused: { type: "final", output: "refused" },
    cancelled: { type: "final", output: "cancelled" },
    cookiesBlocked: { type: "final", output: "cookiesBlocked" },
  },
});

export type SignInAttemptSnapshot = SnapshotFrom<typeof signInAttemptMachine>;
