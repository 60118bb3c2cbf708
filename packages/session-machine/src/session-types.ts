import type { ActorRef, Snapshot } from "xstate";
import type { Identity, IdentityReport } from "./identity.ts";
import type { Lease } from "./lease.ts";
import type { SignInAttempt } from "./sign-in-attempt.ts";
import type { RefusalDetail, SignInProblem } from "./sign-in-refusal.ts";

/** Why the page was, or is about to be, reloaded: kept by the port over that one reload. */
export type Farewell = "signedOut" | "revoked" | Ending;

/** What the shopper did to the account itself, after which none of its sessions goes on. */
export type Ending = "signedOutEverywhere" | "accountDeleted";

/** `linked`: signed in, and another way in now leads to the same account. */
export type SessionNotice = Farewell | "signedIn" | "linked" | "expired" | "cookiesBlocked";

/** What the session tells its owner. */
export type SessionReport =
  | { type: "session.opened" }
  /** Whose session the open one is, each time the identity service has said so; a renewed lease says it again. */
  | { type: "session.confirmed"; uid: string }
  | { type: "session.closed" }
  | { type: "session.notice"; notice: SessionNotice };

export type SessionInput = {
  /** The live lease in the cookie, when there is one. */
  lease: Lease | null;
  /** Whether an identity session is still stored on this device. */
  remains: boolean;
  /** Set when this page load is the reload after a sign-out. */
  farewell: Farewell | null;
  owner?: ActorRef<Snapshot<unknown>, SessionReport>;
};

/** `now` (ms) is the time of the event: what is judged by time is judged by it. */
export type SessionEvent =
  | { type: "lease.read"; lease: Lease | null; now?: number }
  | { type: "lease.changed"; lease: Lease | null; now?: number }
  | (IdentityReport & { now?: number })
  /** `keep`: stay signed in for 30 days instead of one. */
  | { type: "signIn.submit"; attempt: SignInAttempt; keep: boolean }
  /** Gives up a window that is still open, and forgets why the last attempt was refused. */
  | { type: "signIn.cancel" }
  | { type: "session.signOut" }
  | { type: "session.end"; farewell: Ending }
  | { type: "session.refused" };

export type SessionContext = {
  owner: SessionInput["owner"];
  /** While signing in: that of another tab which was faster. */
  lease: Lease | null;
  /** The lease that this page closed. Read once more (a cookie that cannot be removed), it opens nothing. */
  closedLease: Lease | null;
  remains: boolean;
  /** Whether a lease runs 30 days instead of one; null until that is known. */
  keep: boolean | null;
  identity: Identity | null;
  /** Why the session is being closed. */
  farewell: Farewell | null;
  /** Not null: this page is the one after the reload, and is not reloaded again before a new sign-in. */
  reloadedFor: Farewell | null;
  /** How the shopper is signing in right now. */
  way: SignInAttempt["way"] | null;
  /** Why the last attempt was refused, and what a form can do about it. */
  problem: SignInProblem | null;
  detail: RefusalDetail;
};
