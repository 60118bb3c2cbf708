import type { ActorRef, Snapshot } from "xstate";
import type { Faults, SignInFields, SignUpFields } from "./credentials.ts";
import type { Identity, IdentityReport } from "./identity.ts";
import type { Lease } from "./lease.ts";
import type { SignInProblem } from "./sign-in-refusal.ts";

/** Why the page was, or is about to be, reloaded: kept by the port over that one reload. */
export type Farewell = "signedOut" | "revoked";

export type SessionNotice = Farewell | "signedIn" | "expired" | "cookiesBlocked";

/** What the session tells its owner. */
export type SessionReport =
  | { type: "session.opened" }
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
  | ({ type: "signIn.submit"; keep: boolean } & SignInFields)
  | ({ type: "signUp.submit"; keep: boolean } & SignUpFields)
  | { type: "session.signOut" }
  | { type: "session.refused" };

export type SessionContext = {
  owner: SessionInput["owner"];
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
  problem: SignInProblem | null;
  faults: Faults;
};
