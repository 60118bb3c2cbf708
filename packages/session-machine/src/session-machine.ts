import { assertEvent, assign, emit, forwardTo, sendTo, setup } from "xstate";
import {
  openSessionMachine,
  type OpenSessionOutput,
  type OpenSessionReport,
} from "./open-session-machine.ts";
import { isClosed, learnCookie, type CookieReading, type SessionCookie } from "./session-cookie.ts";
import { emitUnlessNull, forwardEmitted, port, watcher } from "@shop/machine-factories";
import type {
  SignOutReason,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionNotice,
  SessionReport,
} from "./session-types.ts";
import { strongestReason } from "./sign-out-reason.ts";
import type { SignInAttempt } from "./sign-in-attempt.ts";
import { signInAttemptMachine, type SignInAttemptOutput } from "./sign-in-attempt-machine.ts";
import { toSignInFailure } from "./sign-in-failure.ts";

type Reason = { signOutReason: SignOutReason | null };

/** Resets the state of the former session. */
const NEW_SESSION = {
  closedCookie: null,
  signOutReason: null,
  reloadedFor: null,
  method: null,
  failure: null,
  detail: {},
};

/**
 * The start of the session: null on a server, which renders for an anonymous shopper. A reason in the input says that
 * this page was reloaded by that sign-out.
 */
const startOf = (input: SessionInput | null) => ({
  isStarted: input !== null,
  cookie: input?.cookie ?? null,
  hasStoredIdentity: input?.hasStoredIdentity ?? false,
  reloadedFor: input?.signOutReason ?? null,
});

/** Cookie and identity as one session. The cookie decides the first paint, the identity service the actual state. */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput | null,
    context: {} as SessionContext,
    events: {} as SessionEvent | OpenSessionReport,
    emitted: {} as SessionReport,
    children: {} as {
      watchSessionCookie: "watchSessionCookie";
      signInAttempt: "signInAttempt";
      openSessionEvents: "forwardEmitted";
      openSession: "openSession";
      endIdentity: "endIdentity";
      clearCookies: "clearCookies";
      reloadPage: "reloadPage";
    },
    tags: {} as "authenticated" | "busy" | "leaving",
  },
  actors: {
    forwardEmitted,
    openSession: openSessionMachine,
    watchSessionCookie: watcher("watchSessionCookie"),
    endIdentity: port<SignOutReason | undefined, Reason>("endIdentity"),
    clearCookies: port<void>("clearCookies"),
    reloadPage: port<void, Reason>("reloadPage"),
    signInAttempt: signInAttemptMachine,
  },
  actions: {
    notifyOpened: emit({ type: "session.opened" }),
    notifyConfirmed: emit((_, { uid }: { uid: string }) => ({ type: "session.confirmed", uid })),
    notifyClosed: emit({ type: "session.closed" }),
    notify: emit((_, { notice }: { notice: SessionNotice }) => ({ type: "session.notice", notice })),
    notifySignedIn: emit(({ context }, { identity }: SignInAttemptOutput) => ({
      type: "session.notice",
      notice: identity?.linked ? "linked" : context.method === "signUp" ? "signedUp" : "signedIn",
    })),
    start: assign((_, input: SessionInput) => startOf(input)),
    notifyReloadReason: emitUnlessNull(({ context: { reloadedFor } }) =>
      reloadedFor === null ? null : { type: "session.notice", notice: reloadedFor },
    ),
    notifySignOut: emit(({ context }) => ({
      type: "session.notice",
      notice: context.signOutReason ?? "signedOut",
    })),
    // A page that a sign-out has reloaded shows that reason at its start: only another one is new.
    notifyNewReason: emitUnlessNull(({ context: { reloadedFor, signOutReason } }) =>
      signOutReason === reloadedFor ? null : { type: "session.notice", notice: signOutReason ?? "signedOut" },
    ),
    startAttempt: assign(
      (_, { rememberMe, method }: { rememberMe: boolean; method: SignInAttempt["method"] }) => ({
        rememberMe,
        method,
        failure: null,
        detail: {},
      }),
    ),
    setFailure: assign((_, { failure, detail }: Pick<SignInAttemptOutput, "failure" | "detail">) => ({
      failure,
      detail,
    })),
    cancelAttempt: sendTo("signInAttempt", { type: "signIn.cancel" }),
    forwardToOpenSession: forwardTo("openSession"),
    // Selectors of the session also read `openSession`: with a new snapshot object they run again.
    renewSnapshot: assign({}),
    clearMethod: assign({ method: null }),
    setCookie: assign(({ context }, reading: CookieReading) => learnCookie(context, reading)),
    dropCookie: assign({ cookie: null }),
    // A page with `reloadedFor` does not reload again by itself.
    allowReload: assign({ reloadedFor: null }),
    // The other tab's cookie determines how long it lasts, not the attempt of this one.
    followOtherTab: assign({ ...NEW_SESSION, rememberMe: null }),
    startSession: assign(({ context }, { identity, cookie }: SignInAttemptOutput) => ({
      ...NEW_SESSION,
      identity,
      ...learnCookie(context, { cookie }),
    })),
    setSignOutReason: assign({
      signOutReason: ({ context }, { signOutReason }: Reason) =>
        strongestReason(context.signOutReason, signOutReason),
    }),
    forgetSession: assign({
      closedCookie: ({ context }) => context.cookie ?? context.closedCookie,
      cookie: null,
      rememberMe: null,
      identity: null,
    }),
  },
  guards: {
    isStarted: ({ context }) => context.isStarted,
    hasCookie: ({ context }) => context.cookie !== null,
    hasStoredIdentity: ({ context }) => context.hasStoredIdentity,
    hasIdentityAfterSignOut: ({ context }) => context.hasStoredIdentity && context.reloadedFor !== null,
    isPageAfterSignOutReload: ({ context }) => context.reloadedFor !== null,
    // What has ended without a reason was ended by its cookie.
    isExpired: (_, { signOutReason }: OpenSessionOutput) => signOutReason === null,
    isSignedIn: (_, { outcome }: SignInAttemptOutput) => outcome === "signedIn",
    isBlocked: (_, { outcome }: SignInAttemptOutput) => outcome === "cookiesBlocked",
    isCancelled: (_, { outcome }: SignInAttemptOutput) => outcome === "cancelled",
    isNewCookie: ({ context }, { cookie }: { cookie: SessionCookie | null }) =>
      cookie !== null && !isClosed(cookie, context.closedCookie),
  },
  delays: { signOutTimeout: 5000 },
}).createMachine({
  id: "session",
  description: "Cookie and identity as one session: the cookie decides the first paint.",
  context: ({ input }) => ({ ...NEW_SESSION, ...startOf(input), rememberMe: null, identity: null }),
  invoke: {
    id: "watchSessionCookie",
    src: "watchSessionCookie",
    onError: { description: "The cookie is still read at every navigation." },
  },
  initial: "starting",
  states: {
    starting: {
      description: "A server renders here and goes no further: the page starts the session in the browser.",
      always: { guard: "isStarted", target: "deciding" },
      on: { "session.start": { actions: { type: "start", params: ({ event }) => event } } },
    },
    deciding: {
      description: "Cookie and device decide at once: the first screen waits for no server.",
      entry: "notifyReloadReason",
      always: [
        { guard: "hasCookie", target: "present" },
        {
          guard: "hasIdentityAfterSignOut",
          target: "endingIdentity",
          description: "The sign-out before the reload could not end the identity session.",
          actions: "notifyClosed",
        },
        {
          guard: "hasStoredIdentity",
          target: "endingIdentity",
          description: "The session cookie expired, but the identity session still exists.",
          actions: [{ type: "notify", params: { notice: "expired" } }, "notifyClosed"],
        },
        { target: "absent" },
      ],
    },
    absent: {
      description: "Not logged in. The identity service is not even loaded.",
      initial: "idle",
      states: {
        idle: {
          entry: "clearMethod",
          on: {
            "cookie.*": {
              guard: { type: "isNewCookie", params: ({ event }) => event },
              target: "#session.present",
              description: "Signed in in another tab.",
              actions: ["followOtherTab", { type: "setCookie", params: ({ event }) => event }],
            },
            "signIn.submit": {
              target: "signingIn",
              actions: {
                type: "startAttempt",
                params: ({ event }) => ({ rememberMe: event.rememberMe, method: event.attempt.method }),
              },
            },
          },
        },
        signingIn: {
          description: "A second submit is ignored.",
          tags: "busy",
          invoke: {
            id: "signInAttempt",
            src: "signInAttempt",
            input: ({ event }) => {
              assertEvent(event, "signIn.submit");
              return event;
            },
            onDone: [
              {
                guard: { type: "isSignedIn", params: ({ event }) => event.output },
                target: "#session.present",
                actions: [
                  // Before `startSession`, which clears the method.
                  { type: "notifySignedIn", params: ({ event }) => event.output },
                  { type: "startSession", params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: "isBlocked", params: ({ event }) => event.output },
                target: "#session.endingIdentity",
                actions: [
                  { type: "setFailure", params: ({ event }) => event.output },
                  { type: "notify", params: { notice: "cookiesBlocked" } },
                ],
              },
              {
                guard: "hasCookie",
                target: "#session.present",
                description: "Another tab has signed in meanwhile.",
                actions: "followOtherTab",
              },
              {
                guard: { type: "isCancelled", params: ({ event }) => event.output },
                target: "#session.endingIdentity",
                description: "Cancelled: a sign-in that succeeds afterwards is undone.",
                actions: { type: "setFailure", params: ({ event }) => event.output },
              },
              { target: "idle", actions: { type: "setFailure", params: ({ event }) => event.output } },
            ],
            onError: {
              target: "#session.endingIdentity",
              description: "A sign-in that still succeeds is undone.",
              actions: { type: "setFailure", params: ({ event }) => toSignInFailure(event.error) },
            },
          },
          on: {
            "cookie.*": [
              {
                guard: { type: "isNewCookie", params: ({ event }) => event },
                description: "Another tab was faster. This attempt continues, and its outcome counts.",
                actions: { type: "setCookie", params: ({ event }) => event },
              },
              { description: "The other tab has signed out again.", actions: "dropCookie" },
            ],
            "signIn.cancel": { actions: "cancelAttempt" },
          },
        },
      },
    },
    present: {
      description: "Logged in, because of the cookie.",
      tags: "authenticated",
      entry: "notifyOpened",
      invoke: [
        // Before `openSession`, whose first report it would miss.
        { id: "openSessionEvents", src: "forwardEmitted", input: ["openSession"] },
        {
          id: "openSession",
          src: "openSession",
          systemId: "openSession",
          input: ({ context: { cookie, rememberMe, identity } }) => ({ cookie, rememberMe, identity }),
          onSnapshot: { description: "Selectors of the session also read it.", actions: "renewSnapshot" },
          onDone: [
            {
              guard: { type: "isExpired", params: ({ event }) => event.output },
              target: "endingIdentity",
              actions: [{ type: "notify", params: { notice: "expired" } }, "notifyClosed"],
            },
            {
              target: "signingOut",
              description: "Signed out in another tab, or refused by the identity service.",
              actions: { type: "setSignOutReason", params: ({ event }) => event.output },
            },
          ],
          onError: { target: "signingOut", description: "Unexpected: what may be open is closed." },
        },
      ],
      on: {
        "session.signOut": {
          target: "signingOut",
          description: "This page reloads even if it is the one after a sign-out.",
          actions: ["allowReload", { type: "setSignOutReason", params: { signOutReason: "signedOut" } }],
        },
        "session.endedEverywhere": {
          target: "signingOut",
          description: "The server ended every session of the account: signed out everywhere, or deleted.",
          actions: ["allowReload", { type: "setSignOutReason", params: ({ event }) => event }],
        },
        "session.unauthorised": {
          target: "signingOut",
          description:
            "401: the server rejects the token, which is revoked, or its account disabled or deleted.",
          actions: { type: "setSignOutReason", params: { signOutReason: "revoked" } },
        },
        "cookie.*": {
          actions: ["forwardToOpenSession", { type: "setCookie", params: ({ event }) => event }],
        },
        "identity.confirmed": {
          actions: [
            { type: "setCookie", params: ({ event }) => event },
            { type: "notifyConfirmed", params: ({ event }) => event },
          ],
        },
        "identity.replaced": {
          description: "The data of the first account are dropped.",
          actions: ["notifyClosed", "notifyOpened"],
        },
      },
    },
    endingIdentity: {
      description: "Without a cookie there must be no identity session. No reload: the page stays as it is.",
      tags: "busy",
      entry: "forgetSession",
      invoke: {
        id: "endIdentity",
        src: "endIdentity",
        input: { signOutReason: null },
        onDone: "absent",
        onError: { target: "absent", description: "The next page load tries again." },
      },
    },
    signingOut: {
      description: "The identity session ends first, so that no other tab opens it again.",
      tags: ["busy", "leaving"],
      entry: ["notifyClosed", "forgetSession"],
      invoke: {
        id: "endIdentity",
        src: "endIdentity",
        input: ({ context }) => ({ signOutReason: context.signOutReason }),
        onDone: {
          target: "clearingCookies",
          description: "Another tab may have a stronger reason.",
          actions: {
            type: "setSignOutReason",
            params: ({ event }) => ({ signOutReason: event.output ?? null }),
          },
        },
        onError: "clearingCookies",
      },
      after: { signOutTimeout: "clearingCookies" },
      on: {
        "session.unauthorised": {
          actions: { type: "setSignOutReason", params: { signOutReason: "revoked" } },
        },
        "session.endedEverywhere": { actions: { type: "setSignOutReason", params: ({ event }) => event } },
      },
    },
    clearingCookies: {
      tags: ["busy", "leaving"],
      invoke: {
        id: "clearCookies",
        src: "clearCookies",
        onDone: [
          {
            guard: "isPageAfterSignOutReload",
            target: "absent",
            description: "No second reload by itself, which could go on for ever.",
            actions: "notifyNewReason",
          },
          "reloading",
        ],
        onError: [
          {
            guard: "isPageAfterSignOutReload",
            target: "absent",
            description: "The cookies stay, but reloading again would change nothing.",
            actions: "notifyNewReason",
          },
          "reloading",
        ],
      },
      on: {
        "session.unauthorised": {
          actions: { type: "setSignOutReason", params: { signOutReason: "revoked" } },
        },
        "session.endedEverywhere": { actions: { type: "setSignOutReason", params: ({ event }) => event } },
      },
    },
    reloading: {
      description: "The reload, which clears the memory. The next page shows the reason.",
      tags: ["busy", "leaving"],
      invoke: {
        id: "reloadPage",
        src: "reloadPage",
        input: ({ context }) => ({ signOutReason: context.signOutReason }),
        onError: {
          target: "absent",
          description: "The page shows the reason itself.",
          actions: "notifySignOut",
        },
      },
      after: { signOutTimeout: { target: "absent", description: "The browser has not reloaded." } },
    },
  },
});
