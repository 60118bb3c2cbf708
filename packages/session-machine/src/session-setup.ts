import { assign, emit, forwardTo, sendTo, setup } from "xstate";
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

/** The context before the first event. */
export function initialContext(input: SessionInput | null): SessionContext {
  return { ...NEW_SESSION, ...startOf(input), rememberMe: null, identity: null };
}

/** The setup of the session machine: its actors, actions, guards and delays. */
export const sessionSetup = setup({
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
});
