import { ANA, GOOGLE, HOUR, SIGN_IN, type start } from "./start-session.ts";
import type { Identity, IdentityReport } from "../identity.ts";
import type { SessionCookie } from "../session-cookie.ts";
import type { SessionEvent } from "../session-types.ts";
import { SignInFailureError } from "../sign-in-failure.ts";
import type { FakeSession } from "../testing.ts";
import { BEGINNING } from "./starts.ts";

type Run = ReturnType<typeof start>;
type Call = "writeSessionCookie" | "signIn" | "endIdentity" | "clearCookies" | "reloadPage";
/** Its title, unlike that of any other, and what happens. */
type ModelEvent = [title: string, happen: (run: Run) => void | Promise<void>];

const EVA: Identity = { ...ANA, uid: "eva" };
const LINKED: Identity = { ...ANA, linked: "google" };
const NEW: SessionCookie = { expiresAt: BEGINNING + 23 * HOUR };
/** A cookie without an expiry in its value. */
const UNDATED: SessionCookie = { expiresAt: null };
const YEARS = 365 * 24 * HOUR;

const sent = (title: string, event: SessionEvent): ModelEvent => [title, ({ actor }) => actor.send(event)];

/** The cookie is read with this value, at this time. */
const cookieSeen = (title: string, cookie: SessionCookie | null, now = BEGINNING): ModelEvent => [
  title,
  ({ fake }) => {
    fake.time = now;
    fake.notifyCookie(cookie);
  },
];

/** The shopper navigates, and the cookie is read. */
const read = (title: string, cookie: SessionCookie | null, now: number): ModelEvent =>
  sent(title, { type: "cookie.read", cookie, now });

const identity = (title: string, report: IdentityReport, now = BEGINNING): ModelEvent => [
  title,
  ({ fake }) => {
    fake.time = now;
    fake.notifyIdentity(report);
  },
];

/** The outcome of a call, if it is pending; it may have been aborted before. */
const answered = <K extends Call>(
  title: string,
  name: K,
  output: Parameters<typeof FakeSession.prototype.answer<K>>[1],
): ModelEvent => [title, ({ fake }) => (fake.isWaiting(name) ? fake.answer(name, output) : undefined)];

const failed = (title: string, name: Call, error: Error): ModelEvent => [
  title,
  ({ fake }) => (fake.isWaiting(name) ? fake.refuse(name, error) : undefined),
];

/** All events of a session. */
export const modelEvents: readonly ModelEvent[] = [
  sent("sign in", SIGN_IN),
  sent("sign in with Google", GOOGLE),
  sent("cancel signing in", { type: "signIn.cancel" }),
  sent("sign out", { type: "session.signOut" }),
  sent("end every session", { type: "session.endedEverywhere", signOutReason: "signedOutEverywhere" }),
  sent("token refused", { type: "session.unauthorised" }),
  cookieSeen("new cookie", NEW),
  cookieSeen("cookie gone", null),
  cookieSeen("cookie run out", null, BEGINNING + 24 * HOUR),
  cookieSeen("cookie of another value", UNDATED),
  read("cookie read", NEW, BEGINNING),
  read("cookie read after two hours", NEW, BEGINNING + 2 * HOUR),
  read("cookie read, clock set back", UNDATED, BEGINNING - YEARS),
  identity("identity: Ana", { type: "identity.signedIn", identity: ANA }),
  identity("identity: Eva", { type: "identity.signedIn", identity: EVA }),
  identity("identity: nobody", { type: "identity.nobody" }),
  identity("identity: nobody, cookie run out", { type: "identity.nobody" }, BEGINNING + 24 * HOUR),
  identity("identity: refused", { type: "identity.refused" }),
  identity("identity: unreachable", { type: "identity.unreachable" }),
  answered("signed in", "signIn", ANA),
  answered("signed in and linked", "signIn", LINKED),
  failed("sign-in refused", "signIn", new SignInFailureError("wrongCredentials")),
  answered("cookie written", "writeSessionCookie", NEW),
  answered("cookie not taken", "writeSessionCookie", null),
  failed("cookie cannot be written", "writeSessionCookie", new Error("blocked")),
  answered("identity ended", "endIdentity", undefined),
  failed("identity cannot be ended", "endIdentity", new Error("unreachable")),
  answered("cookies cleared", "clearCookies", undefined),
  failed("cookies cannot be cleared", "clearCookies", new Error("blocked")),
  answered("reload asked for", "reloadPage", undefined),
  failed("reload refused", "reloadPage", new Error("blocked")),
  ["no answer for long", ({ clock }) => clock.increment(5000)],
];
