import type { Identity, IdentityReport } from "./identity.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { SignInAttempt } from "./sign-in-attempt.ts";
import type { SignInFailureDetail, SignInFailure } from "./sign-in-failure.ts";

/** Why the page is signed out and reloaded: the service stores it for the page after the reload. */
export type SignOutReason = "signedOut" | "revoked" | AccountEnding;

/** An action of the shopper on the account that ends all its sessions. */
export type AccountEnding = "signedOutEverywhere" | "accountDeleted";

/**
 * `signedUp`: an account was created, by e-mail and password; the first sign-in by another method is `signedIn`.
 * `linked`: signed in, and another sign-in method was linked to the account.
 */
export type SessionNotice = SignOutReason | "signedIn" | "signedUp" | "linked" | "expired" | "cookiesBlocked";

/** What the session emits. */
export type SessionReport =
  | { type: "session.opened" }
  /** The account of the open session, on each confirmation and on each renewal of the cookie. */
  | { type: "session.confirmed"; uid: string }
  | { type: "session.closed" }
  | { type: "session.notice"; notice: SessionNotice };

/** The state with which a page opens. */
export type SessionInput = {
  /** The session cookie, when there is one. */
  cookie: SessionCookie | null;
  /** Whether an identity session is still stored on this device. */
  hasStoredIdentity: boolean;
  /** Set when this page load is the reload after a sign-out. */
  signOutReason: SignOutReason | null;
};

/** `now` (ms) is the time of the event, to check the expiry. */
type CookieEvent =
  | { type: "cookie.read"; cookie: SessionCookie | null; now?: number }
  | { type: "cookie.changed"; cookie: SessionCookie | null; now?: number };

export type SessionEvent =
  /** The page has hydrated a session that a server rendered. */
  | ({ type: "session.start" } & SessionInput)
  | CookieEvent
  /** The shopper signs out, on this device. */
  | { type: "session.signOut" }
  /** The shopper has ended all sessions of the account at the server. */
  | { type: "session.endedEverywhere"; signOutReason: AccountEnding }
  /** A call of this session was answered with 401. */
  | { type: "session.unauthorised" }
  /** `rememberMe`: stay signed in for 30 days instead of one. */
  | { type: "signIn.submit"; attempt: SignInAttempt; rememberMe: boolean }
  /** Cancels an open sign-in window. */
  | { type: "signIn.cancel" };

/** What the open session handles. */
export type OpenSessionEvent = CookieEvent | (IdentityReport & { now?: number });

export type SessionContext = {
  /** Whether the shopper is known: never on a server. */
  isStarted: boolean;
  /** The session cookie; while signing in, that of another tab, which was faster. */
  cookie: SessionCookie | null;
  /** The session cookie that this page closed. If it cannot be removed and is read again, it does not count. */
  closedCookie: SessionCookie | null;
  hasStoredIdentity: boolean;
  /** Whether a session cookie lasts 30 days instead of one; null until known. */
  rememberMe: boolean | null;
  /** The identity that has just signed in. While logged in, `openSession` has the current one. */
  identity: Identity | null;
  /** Why the session is being closed. */
  signOutReason: SignOutReason | null;
  /** Set on the page after the reload of a sign-out, which does not reload again before a new sign-in or sign-out. */
  reloadedFor: SignOutReason | null;
  /** The method of the pending sign-in. */
  method: SignInAttempt["method"] | null;
  /** Why the last attempt was refused. */
  failure: SignInFailure | null;
  detail: SignInFailureDetail;
};
