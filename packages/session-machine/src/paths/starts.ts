import type { SessionInput } from "../session-types.ts";
import { HOUR } from "../cases/start.ts";
import { FakeSession } from "../testing.ts";

/** What the clock says when a path begins, in ms. */
export const BEGINNING = new FakeSession().time;

/** The lease of a day that some paths begin with. */
const LEASE = { expiresAt: BEGINNING + 24 * HOUR };

type Start = { title: string; input: Omit<SessionInput, "owner"> };

const start = (title: string, input: Partial<Start["input"]>): Start => ({
  title,
  input: { lease: null, remains: false, farewell: null, ...input },
});

/** In what state a page may find cookie and identity. */
export const STARTS: readonly Start[] = [
  start("no cookie, no identity", {}),
  start("a live cookie", { lease: LEASE, remains: true }),
  start("the identity outlived its cookie", { remains: true }),
  start("reloaded after signing out", { farewell: "signedOut" }),
  start("reloaded after signing out, with the identity still there", {
    farewell: "signedOut",
    remains: true,
  }),
  start("reloaded after signing out, with the cookie still there", { farewell: "signedOut", lease: LEASE }),
];

/** With a cookie whose value is none of the shop's. */
export const OTHER_VALUES: readonly Start[] = [
  start("a cookie of another value", { lease: { expiresAt: null }, remains: true }),
];
