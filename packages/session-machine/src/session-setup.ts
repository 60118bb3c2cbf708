import { assign, emit, forwardTo, sendTo, setup } from "xstate";
import type { Identity } from "./identity.ts";
import {
  hasRunOut,
  isClosed,
  isWorthRenewing,
  learnCookie,
  type SessionCookie,
  type CookieReading,
} from "./session-cookie.ts";
import { port, watcher } from "@shop/machine-factories";
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
import { signOutMachine, type SignOutOutput } from "./sign-out-machine.ts";

/** Nothing of what came before counts any more. */
const NEW_SESSION = {
  closedCookie: null,
  signOutReason: null,
  reloadedFor: null,
  method: null,
  failure: null,
  detail: {},
};

/** What the session's chart is written with: everything it may ask, do, judge and wait for, by name. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionReport,
    tags: {} as "authenticated" | "confirmed" | "busy",
  },
  actors: {
    watchSessionCookie: watcher("watchSessionCookie"),
    watchIdentity: watcher("watchIdentity"),
    writeSessionCookie: port<SessionCookie | null, { keep: boolean }>("writeSessionCookie"),
    endIdentity: port<SignOutReason | undefined, { signOutReason: SignOutReason | null }>("endIdentity"),
    signInAttempt: signInAttemptMachine,
    signOut: signOutMachine,
  },
  actions: {
    notifyOpened: emit({ type: "session.opened" }),
    // Only who has an identity is confirmed.
    notifyConfirmed: emit(({ context }) => ({
      type: "session.confirmed",
      uid: context.identity?.uid ?? "",
    })),
    notifyClosed: emit({ type: "session.closed" }),
    notify: emit((_, { notice }: { notice: SessionNotice }) => ({ type: "session.notice", notice })),
    notifySignedIn: emit((_, { identity }: SignInAttemptOutput) => ({
      type: "session.notice",
      notice: identity?.linked ? "linked" : "signedIn",
    })),
    // Emitted where a guard has seen that there is a reason.
    notifyReloadReason: emit(({ context }) => ({
      type: "session.notice",
      notice: context.reloadedFor ?? "signedOut",
    })),
    notifySignOut: emit(({ context }) => ({
      type: "session.notice",
      notice: context.signOutReason ?? "signedOut",
    })),
    startAttempt: assign((_, { keep, method }: { keep: boolean; method: SignInAttempt["method"] }) => ({
      keep,
      method,
      failure: null,
      detail: {},
    })),
    setFailure: assign((_, { failure, detail }: Pick<SignInAttemptOutput, "failure" | "detail">) => ({
      failure,
      detail,
    })),
    cancelAttempt: sendTo("signInAttempt", { type: "signIn.cancel" }),
    forwardToSignOut: forwardTo("signOut"),
    clearFailure: assign({ failure: null, detail: {} }),
    clearMethod: assign({ method: null }),
    setIdentity: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    setCookie: assign(({ context }, reading: CookieReading) => learnCookie(context, reading)),
    dropCookie: assign({ cookie: null }),
    forgetReload: assign({ reloadedFor: null }),
    // Its length is for that cookie to say, not for an attempt of this tab.
    followSession: assign({ ...NEW_SESSION, keep: null }),
    startSession: assign(({ context }, { identity, cookie }: SignInAttemptOutput) => ({
      ...NEW_SESSION,
      identity,
      ...learnCookie(context, { cookie }),
    })),
    setSignOutReason: assign({
      signOutReason: ({ context }, { signOutReason }: { signOutReason: SignOutReason | null }) =>
        strongestReason(context.signOutReason, signOutReason),
    }),
    forgetSession: assign({
      closedCookie: ({ context }) => context.cookie ?? context.closedCookie,
      cookie: null,
      keep: null,
      identity: null,
    }),
  },
  guards: {
    hasCookie: ({ context }) => context.cookie !== null,
    hasStoredIdentity: ({ context }) => context.hasStoredIdentity,
    isAfterSignOut: ({ context }) => context.hasStoredIdentity && context.reloadedFor !== null,
    hasReloaded: ({ context }) => context.reloadedFor !== null,
    isUntold: (_, { isUntold }: SignOutOutput) => isUntold,
    isSignedIn: (_, { outcome }: SignInAttemptOutput) => outcome === "signedIn",
    isBlocked: (_, { failure }: SignInAttemptOutput) => failure === "cookiesBlocked",
    isWithdrawn: (_, { outcome }: SignInAttemptOutput) => outcome === "withdrawn",
    isNewCookie: ({ context }, { cookie }: { cookie: SessionCookie | null }) =>
      cookie !== null && !isClosed(cookie, context.closedCookie),
    isGone: (_, { cookie }: { cookie: SessionCookie | null }) => cookie === null,
    isRunOut: ({ context }, { cookie, now }: CookieReading) =>
      cookie === null && hasRunOut(context.cookie, now),
    isUndated: (_, { cookie }: { cookie: SessionCookie | null }) => cookie?.expiresAt === null,
    isWorthRenewing: ({ context }, reading: CookieReading) =>
      reading.cookie !== null && isWorthRenewing(learnCookie(context, reading), reading.now),
    isSomeoneElse: ({ context }, { identity }: { identity: Identity }) =>
      context.identity !== null && context.identity.uid !== identity.uid,
  },
});
