import type { SessionInput } from "../session-types.ts";
import { HOUR } from "../tests/start-session.ts";
import { FakeSession } from "../testing.ts";

/** The time at the start of a path (ms). */
export const BEGINNING = new FakeSession().time;

/** The session cookie of one day with which some paths begin. */
const COOKIE = { expiresAt: BEGINNING + 24 * HOUR };

export type Start = { title: string; input: SessionInput };

const start = (title: string, input: Partial<Start["input"]>): Start => ({
  title,
  input: { cookie: null, hasStoredIdentity: false, signOutReason: null, ...input },
});

const NOBODY = start("no cookie, no identity", {});
const SIGNED_IN = start("a live cookie", { cookie: COOKIE, hasStoredIdentity: true });

/** The states of cookie and identity when a page opens. */
export const STARTS: readonly Start[] = [
  NOBODY,
  SIGNED_IN,
  start("the identity outlived its cookie", { hasStoredIdentity: true }),
  start("reloaded after signing out", { signOutReason: "signedOut" }),
  start("reloaded after signing out, with the identity still there", {
    signOutReason: "signedOut",
    hasStoredIdentity: true,
  }),
  start("reloaded after signing out, with the cookie still there", {
    signOutReason: "signedOut",
    cookie: COOKIE,
  }),
];

/** With a cookie that the shop did not write. */
export const OTHER_VALUES: readonly Start[] = [
  start("a cookie of another value", { cookie: { expiresAt: null }, hasStoredIdentity: true }),
];
