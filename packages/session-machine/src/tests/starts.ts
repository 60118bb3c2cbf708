import type { SessionInput } from "../session-types.ts";
import { HOUR } from "./start-session.ts";
import { FakeSession } from "../testing.ts";

/** The time at the start of a sequence (ms). */
export const BEGINNING = new FakeSession().time;

/** The session cookie of one day with which some sequences begin. */
const COOKIE = { expiresAt: BEGINNING + 24 * HOUR };

/** The states of cookie and identity when a page opens. */
export const STARTS: Readonly<Record<string, Partial<SessionInput>>> = {
  "no cookie, no identity": {},
  "a live cookie": { cookie: COOKIE, hasStoredIdentity: true },
  "the identity outlived its cookie": { hasStoredIdentity: true },
  "reloaded after signing out": { signOutReason: "signedOut" },
  "reloaded after signing out, with the identity still there": {
    signOutReason: "signedOut",
    hasStoredIdentity: true,
  },
  "reloaded after signing out, with the cookie still there": { signOutReason: "signedOut", cookie: COOKIE },
  "a cookie that the shop did not write": { cookie: { expiresAt: null }, hasStoredIdentity: true },
};
