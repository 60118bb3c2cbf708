import { port } from "@shop/machine-factories";
import { assign, setup, type SnapshotFrom } from "xstate";
import type { AccountEnding, SignOutReason } from "./session-types.ts";
import { strongestReason } from "./sign-out-reason.ts";

type SignOutContext = {
  /** Why the session is being closed. */
  signOutReason: SignOutReason | null;
  /** Not null: this page is the one after a reload, and is not reloaded again. */
  reloadedFor: SignOutReason | null;
};

/** `isNotified`: the shopper has seen this reason, or sees it after the reload. */
export type SignOutOutput = { signOutReason: SignOutReason | null; isNotified: boolean };

export type SignOutEvent =
  | { type: "session.end"; signOutReason: AccountEnding }
  | { type: "session.unauthorised" };

type Reason = { signOutReason: SignOutReason | null };

/** The sign-out, which begins when nobody is logged in here any more. */
export const signOutMachine = setup({
  types: {
    input: {} as SignOutContext,
    context: {} as SignOutContext,
    events: {} as SignOutEvent,
    output: {} as SignOutOutput,
  },
  actors: {
    endIdentity: port<SignOutReason | undefined, Reason>("endIdentity"),
    clearCookies: port<void>("clearCookies"),
    reloadPage: port<void, Reason>("reloadPage"),
  },
  actions: {
    setSignOutReason: assign({
      signOutReason: ({ context }, { signOutReason }: Reason) =>
        strongestReason(context.signOutReason, signOutReason),
    }),
  },
  guards: {
    hasReloaded: ({ context }) => context.reloadedFor !== null,
    hasReloadedForAnother: ({ context: { reloadedFor, signOutReason } }) =>
      reloadedFor !== null && reloadedFor !== signOutReason,
  },
  delays: { signOutTimeout: 5000 },
}).createMachine({
  id: "signOut",
  description: "The sign-out: first the identity session, then the cookies, then one reload.",
  context: ({ input }) => input,
  // What a final state gives is unknown to the types.
  output: ({ event }) => event.output as SignOutOutput,
  initial: "closingIdentity",
  on: {
    "session.unauthorised": {
      description: "401: a stronger reason than that nobody is signed in.",
      actions: { type: "setSignOutReason", params: { signOutReason: "revoked" } },
    },
    "session.end": {
      description: "It was the shopper who ended every session of the account.",
      actions: { type: "setSignOutReason", params: ({ event }) => event },
    },
  },
  states: {
    closingIdentity: {
      description: "The identity session ends first, so that no other tab opens it again.",
      invoke: {
        id: "closeIdentity",
        src: "endIdentity",
        input: ({ context }) => ({ signOutReason: context.signOutReason }),
        onDone: {
          target: "clearingCookies",
          description: "Nobody is signed in. Another tab may know a stronger reason.",
          actions: {
            type: "setSignOutReason",
            params: ({ event }) => ({ signOutReason: event.output ?? null }),
          },
        },
        onError: { target: "clearingCookies", description: "The cookies go all the same." },
      },
      after: {
        signOutTimeout: {
          target: "clearingCookies",
          description: "An identity service that does not answer does not stop the sign-out.",
        },
      },
    },
    clearingCookies: {
      description: "All cookies are removed.",
      invoke: {
        id: "clearCookies",
        src: "clearCookies",
        onDone: [
          {
            guard: "hasReloadedForAnother",
            target: "unnotified",
            description: "This page load already is the reload: never a second one. The new reason is shown.",
          },
          {
            guard: "hasReloaded",
            target: "notified",
            description: "The reload for the same reason has shown it already.",
          },
          { target: "reloading", description: "Nothing of the session is left." },
        ],
        onError: [
          {
            guard: "hasReloadedForAnother",
            target: "unnotified",
            description:
              "The cookies stay, but reloading again would change nothing. The new reason is shown.",
          },
          {
            guard: "hasReloaded",
            target: "notified",
            description: "The cookies stay, and the reason was shown after the reload.",
          },
          { target: "reloading", description: "The reload goes on all the same." },
        ],
      },
    },
    reloading: {
      description: "The one reload, which takes everything out of memory.",
      invoke: {
        id: "reloadPage",
        src: "reloadPage",
        input: ({ context }) => ({ signOutReason: context.signOutReason }),
        onDone: {
          target: "notified",
          description: "The page is about to go, and the next one shows the reason.",
        },
        onError: {
          target: "unnotified",
          description: "The page could not be reloaded; it shows the reason itself.",
        },
      },
    },
    notified: {
      type: "final",
      description: "The shopper sees the reason after the reload, or has seen it.",
      output: ({ context }) => ({ signOutReason: context.signOutReason, isNotified: true }),
    },
    unnotified: {
      type: "final",
      description: "The page stays, and has to show the reason.",
      output: ({ context }) => ({ signOutReason: context.signOutReason, isNotified: false }),
    },
  },
});

export type SignOutSnapshot = SnapshotFrom<typeof signOutMachine>;
