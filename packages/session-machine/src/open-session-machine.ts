import { port, watcher } from "@shop/machine-factories";
import { assign, emit, setup, type SnapshotFrom } from "xstate";
import type { Identity } from "./identity.ts";
import {
  hasExpired,
  isWorthRenewing,
  learnCookie,
  type CookieReading,
  type SessionCookie,
} from "./session-cookie.ts";
import type { OpenSessionEvent, SignOutReason } from "./session-types.ts";

/** The input of an open session. */
export type OpenSessionInput = {
  cookie: SessionCookie | null;
  /** Whether a session cookie lasts 30 days instead of one; null until known. */
  rememberMe: boolean | null;
  /** Null until the identity service has confirmed the shopper. */
  identity: Identity | null;
};

/** `signOutReason` is null when the session cookie expired. */
export type OpenSessionOutput = { signOutReason: SignOutReason | null };

/** What an open session reports to its parent. */
export type OpenSessionReport =
  | { type: "identity.confirmed"; uid: string; cookie: SessionCookie | null }
  /** Another account signed in on this device. */
  | { type: "identity.replaced" };

/** The session of a logged-in shopper: it observes the identity service, and renews the session cookie. */
export const openSessionMachine = setup({
  types: {
    input: {} as OpenSessionInput,
    context: {} as OpenSessionInput & { signOutReason: SignOutReason | null },
    events: {} as OpenSessionEvent,
    emitted: {} as OpenSessionReport,
    output: {} as OpenSessionOutput,
    tags: {} as "confirmed",
  },
  actors: {
    watchIdentity: watcher("watchIdentity"),
    writeSessionCookie: port<SessionCookie | null, { rememberMe: boolean }>("writeSessionCookie"),
  },
  actions: {
    // Never the empty string: only a session with an identity is confirmed.
    notifyConfirmed: emit(({ context }) => ({
      type: "identity.confirmed",
      uid: context.identity?.uid ?? "",
      cookie: context.cookie,
    })),
    notifyReplaced: emit({ type: "identity.replaced" }),
    setIdentity: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    setCookie: assign(({ context }, reading: CookieReading) => learnCookie(context, reading)),
    setSignOutReason: assign({
      signOutReason: (_, { signOutReason }: { signOutReason: SignOutReason }) => signOutReason,
    }),
  },
  guards: {
    hasIdentity: ({ context }) => context.identity !== null,
    isGone: (_, { cookie }: { cookie: SessionCookie | null }) => cookie === null,
    hasExpired: ({ context }, { cookie, now }: CookieReading) =>
      cookie === null && hasExpired(context.cookie, now),
    isUndated: (_, { cookie }: { cookie: SessionCookie | null }) => cookie?.expiresAt === null,
    isWorthRenewing: ({ context }, reading: CookieReading) =>
      reading.cookie !== null && isWorthRenewing(learnCookie(context, reading), reading.now),
    isSomeoneElse: ({ context }, { identity }: { identity: Identity }) =>
      context.identity !== null && context.identity.uid !== identity.uid,
  },
}).createMachine({
  id: "openSession",
  description: "Logged in: the identity service is observed, and the session cookie renewed.",
  context: ({ input }) => ({ ...input, signOutReason: null }),
  output: ({ context: { signOutReason } }) => ({ signOutReason }),
  invoke: {
    id: "watchIdentity",
    src: "watchIdentity",
    onError: { target: ".unconfirmed" },
  },
  initial: "opening",
  on: {
    "cookie.*": [
      {
        guard: { type: "hasExpired", params: ({ event }) => event },
        target: ".ended",
      },
      {
        guard: { type: "isGone", params: ({ event }) => event },
        target: ".ended",
        description: "Signed out in another tab, or the shopper deleted the cookie.",
        actions: { type: "setSignOutReason", params: { signOutReason: "signedOut" } },
      },
      {
        actions: { type: "setCookie", params: ({ event }) => event },
      },
    ],
    "identity.signedIn": [
      {
        guard: { type: "isSomeoneElse", params: ({ event }) => event },
        target: ".confirmed",
        description: "Another account signed in: the data of the first one are dropped.",
        actions: ["notifyReplaced", { type: "setIdentity", params: ({ event }) => event }],
      },
      {
        target: ".confirmed",
        actions: { type: "setIdentity", params: ({ event }) => event },
      },
    ],
    "identity.nobody": [
      {
        guard: { type: "hasExpired", params: ({ event }) => ({ cookie: null, now: event.now }) },
        target: ".ended",
        description: "Another tab noticed first that the session cookie expired.",
      },
      {
        target: ".ended",
        actions: { type: "setSignOutReason", params: { signOutReason: "signedOut" } },
      },
    ],
    "identity.refused": {
      target: ".ended",
      description: "The account is disabled, deleted or signed out everywhere.",
      actions: { type: "setSignOutReason", params: { signOutReason: "revoked" } },
    },
    "identity.unreachable": {
      target: ".unconfirmed",
    },
  },
  states: {
    opening: {
      description: "Transient: a sign-in has already confirmed the shopper.",
      always: [{ guard: "hasIdentity", target: "confirmed" }, { target: "checking" }],
    },
    checking: {
      on: {
        "identity.signedIn": {
          guard: {
            type: "isWorthRenewing",
            params: ({ context, event }) => ({ cookie: context.cookie, now: event.now }),
          },
          target: "renewing",
          description: "Opening the shop renews the session cookie; one without an expiry is written anew.",
          actions: [
            { type: "setIdentity", params: ({ event }) => event },
            {
              type: "setCookie",
              params: ({ context, event }) => ({ cookie: context.cookie, now: event.now }),
            },
            "notifyConfirmed",
          ],
        },
      },
    },
    confirmed: {
      tags: "confirmed",
      entry: "notifyConfirmed",
      on: {
        "cookie.read": [
          {
            guard: { type: "isUndated", params: ({ event }) => event },
            target: "renewing",
            description: "The cookie has no valid expiry, or the clock was set back: it is written again.",
          },
          {
            guard: { type: "isWorthRenewing", params: ({ event }) => event },
            target: "renewing",
            actions: { type: "setCookie", params: ({ event }) => event },
          },
        ],
      },
    },
    renewing: {
      tags: "confirmed",
      invoke: {
        id: "renewCookie",
        src: "writeSessionCookie",
        input: ({ context }) => ({ rememberMe: context.rememberMe ?? false }),
        onDone: {
          target: "confirmed",
          description: "The cookie is renewed. If the browser did not store it, the old one stays.",
          actions: { type: "setCookie", params: ({ event }) => ({ cookie: event.output }) },
        },
        onError: { target: "confirmed" },
      },
    },
    unconfirmed: { description: "The identity service is unreachable; the cookie is trusted meanwhile." },
    ended: { type: "final", description: "Expired or signed out: the parent session handles the rest." },
  },
});

export type OpenSessionSnapshot = SnapshotFrom<typeof openSessionMachine>;
