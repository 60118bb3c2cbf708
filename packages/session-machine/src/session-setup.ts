import { assign, setup } from "xstate";
import type { Identity } from "./identity.ts";
import { hasRunOut, isClosed, isWorthRenewing, learnLease, type Lease, type LeaseReading } from "./lease.ts";
import { port, watcher } from "@shop/machine-ports";
import type { Farewell, SessionContext, SessionEvent, SessionInput, SessionNotice } from "./session-types.ts";
import { strongestReason } from "./sign-out-reason.ts";
import { isSocial, type SignInAttempt } from "./sign-in-attempt.ts";
import { type RefusalDetail, type SignInProblem } from "./sign-in-refusal.ts";

/** What the session's chart is written with: everything it may ask, do, judge and wait for, by name. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as "authenticated" | "confirmed" | "busy",
  },
  actors: {
    watchLease: watcher("watchLease"),
    watchIdentity: watcher("watchIdentity"),
    openLease: port<Lease | null, { keep: boolean }>("openLease"),
    signIn: port<Identity, SignInAttempt>("signIn"),
    endIdentity: port<Farewell | undefined, { farewell: Farewell | null }>("endIdentity"),
    clearCookies: port<void>("clearCookies"),
    reloadPage: port<void, { farewell: Farewell | null }>("reloadPage"),
  },
  actions: {
    reportOpened: ({ context }) => context.owner?.send({ type: "session.opened" }),
    reportConfirmed: ({ context: { owner, identity } }) => {
      if (identity) owner?.send({ type: "session.confirmed", uid: identity.uid });
    },
    reportClosed: ({ context }) => context.owner?.send({ type: "session.closed" }),
    tell: ({ context }, { notice }: { notice: SessionNotice }) =>
      context.owner?.send({ type: "session.notice", notice }),
    tellWhyReloaded: ({ context: { owner, reloadedFor } }) => {
      if (reloadedFor) owner?.send({ type: "session.notice", notice: reloadedFor });
    },
    tellFarewellOnce: ({ context: { owner, farewell, reloadedFor } }) => {
      if (farewell && farewell !== reloadedFor) owner?.send({ type: "session.notice", notice: farewell });
    },
    startAttempt: assign((_, { keep, way }: { keep: boolean; way: SignInAttempt["way"] }) => ({
      keep,
      way,
      problem: null,
      detail: {},
    })),
    keepProblem: assign((_, refusal: { problem: SignInProblem; detail: RefusalDetail }) => refusal),
    forgetProblem: assign({ problem: null, detail: {} }),
    forgetWay: assign({ way: null }),
    keepIdentity: assign({ identity: (_, { identity }: { identity: Identity }) => identity }),
    keepLease: assign(({ context }, reading: LeaseReading) => learnLease(context, reading)),
    dropLease: assign({ lease: null }),
    forgetLength: assign({ keep: null }),
    startSession: assign({
      closedLease: null,
      farewell: null,
      reloadedFor: null,
      way: null,
      problem: null,
      detail: {},
    }),
    keepFarewell: assign({
      farewell: ({ context }, { farewell }: { farewell: Farewell | null }) =>
        strongestReason(context.farewell, farewell),
    }),
    forgetSession: assign({
      closedLease: ({ context }) => context.lease ?? context.closedLease,
      lease: null,
      keep: null,
      identity: null,
    }),
  },
  guards: {
    hasLease: ({ context }) => context.lease !== null,
    identityRemains: ({ context }) => context.remains,
    isAfterSignOut: ({ context }) => context.remains && context.reloadedFor !== null,
    hasReloaded: ({ context }) => context.reloadedFor !== null,
    isWindowOpen: ({ context }) => isSocial(context.way),
    isWindowOutrun: ({ context }) => isSocial(context.way) && context.lease !== null,
    hasLinked: ({ context }) => context.identity?.linked !== undefined,
    isNewLease: ({ context }, { lease }: { lease: Lease | null }) =>
      lease !== null && !isClosed(lease, context.closedLease),
    isGone: (_, { lease }: { lease: Lease | null }) => lease === null,
    isRunOut: ({ context }, { lease, now }: LeaseReading) => lease === null && hasRunOut(context.lease, now),
    isUndated: (_, { lease }: { lease: Lease | null }) => lease?.expiresAt === null,
    isWorthRenewing: ({ context }, reading: LeaseReading) =>
      reading.lease !== null && isWorthRenewing(learnLease(context, reading), reading.now),
    isSomeoneElse: ({ context }, { identity }: { identity: Identity }) =>
      context.identity !== null && context.identity.uid !== identity.uid,
  },
  delays: { patience: 5000 },
});
