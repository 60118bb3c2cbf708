import { describe, expect, it } from "vitest";
import type { SessionEvent, SignOutReason } from "../session-types.ts";
import { selectHasClosed } from "../selectors.ts";
import { FakeSession } from "../testing.ts";
import { ANA, HOUR, SIGN_IN, start, startConfirmed } from "./start-session.ts";

type Session = ReturnType<typeof start>;
type Act = (session: Session) => void;

const DAY = 24 * HOUR;
/** A cookie without an expiry in its value. */
const UNDATED = { expiresAt: null };
const STUCK = new Error("stuck");

const signOut: Act = ({ actor }) => actor.send({ type: "session.signOut" });
const nobody: Act = ({ fake }) => fake.notifyIdentity({ type: "identity.nobody" });
const refused: Act = ({ actor }) => actor.send({ type: "session.unauthorised" });
const gone: Act = ({ fake }) => fake.notifyCookie(null);
const everywhere: Act = ({ actor }) =>
  actor.send({ type: "session.endedEverywhere", signOutReason: "signedOutEverywhere" });

/** Every sign-out that ends in a reload. */
const SIGN_OUTS: [string, Act, SignOutReason][] = [
  ["the shopper signs out", signOut, "signedOut"],
  ["the identity service reports no user", nobody, "signedOut"],
  [
    "the identity service refuses whom it let in",
    ({ fake }) => fake.notifyIdentity({ type: "identity.refused" }),
    "revoked",
  ],
  ["another tab signed out, or the cookie was deleted", gone, "signedOut"],
  [
    "a navigation finds the cookie deleted",
    ({ actor, fake }) => actor.send({ type: "cookie.read", cookie: null, now: fake.time }),
    "signedOut",
  ],
  [
    "a navigation that knows no time finds no cookie",
    ({ actor }) => actor.send({ type: "cookie.read", cookie: null }),
    "signedOut",
  ],
  ["the server refuses the token", refused, "revoked"],
  ["the account signed out everywhere", everywhere, "signedOutEverywhere"],
  [
    "the account was deleted",
    ({ actor }) => actor.send({ type: "session.endedEverywhere", signOutReason: "accountDeleted" }),
    "accountDeleted",
  ],
];

/** Every state that a session can be present in. */
const STATES: [string, () => Session][] = [
  ["checking", () => start({ cookie: { expiresAt: new FakeSession().time + DAY } })],
  ["confirmed", () => startConfirmed()],
  [
    "unconfirmed",
    () => {
      const session = startConfirmed();
      session.fake.notifyIdentity({ type: "identity.unreachable" });
      return session;
    },
  ],
  [
    "renewing",
    () => {
      const session = startConfirmed();
      session.actor.send({ type: "cookie.read", cookie: session.cookie(HOUR), now: session.fake.time });
      return session;
    },
  ],
];

/** Ends the identity and clears the cookies: the next step is the reload. */
async function clear({ fake }: Session, known?: SignOutReason): Promise<void> {
  await fake.answer("endIdentity", known);
  await fake.answer("clearCookies", undefined);
}

const reloadFor = (signOutReason: SignOutReason) => ({ name: "reloadPage", input: { signOutReason } });

describe.each(STATES)("a session that is %s", (state, open) => {
  it.each(SIGN_OUTS)("ends, is cleared and reloads the page once: %s", async (_, end, signOutReason) => {
    const session = open();
    const { fake } = session;
    expect(session.value).toEqual({ present: state });
    const before = fake.calls.length;
    end(session);
    expect(session.value).toBe("signingOut");
    expect(session.context).toMatchObject({ identity: null, cookie: null });
    expect(fake.isIdentityWatched).toBe(false);
    await fake.answer("endIdentity", undefined);
    expect(session.value).toBe("clearingCookies");
    await fake.answer("clearCookies", undefined);
    expect(session.value).toBe("reloading");
    await fake.answer("reloadPage", undefined);
    expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
    expect(fake.calls.slice(before)).toEqual([
      { name: "endIdentity", input: { signOutReason } },
      { name: "clearCookies" },
      reloadFor(signOutReason),
    ]);
    expect(session.received).toEqual(["session.opened", "session.closed"]);
  });

  it("ends with its cookie: the identity is ended, nothing reloads, the shopper is notified", async () => {
    const session = open();
    session.fake.time += DAY;
    gone(session);
    expect(session.value).toBe("endingIdentity");
    expect(session.context).toMatchObject({ identity: null, cookie: null });
    await session.fake.answer("endIdentity", undefined);
    expect(session.value).toEqual({ absent: "idle" });
    expect(session.received).toEqual(["session.opened", "expired", "session.closed"]);
    expect([session.fake.count("clearCookies"), session.fake.count("reloadPage")]).toEqual([0, 0]);
  });
});

describe("a cookie that ran out", () => {
  it.each<[string, Act]>([
    ["another tab noticed first", nobody],
    [
      "a navigation finds",
      ({ actor, fake }) => actor.send({ type: "cookie.read", cookie: null, now: fake.time }),
    ],
  ])("that %s is no sign-out", (_, find) => {
    const session = startConfirmed();
    session.fake.time += DAY;
    find(session);
    expect(session.value).toBe("endingIdentity");
    expect(session.received).toEqual(["session.opened", "expired", "session.closed"]);
  });

  it("is not seen where the clock was set back a little", () => {
    const session = startConfirmed();
    session.fake.time -= HOUR;
    session.fake.notifyCookie(session.context.cookie);
    expect(session.value).toEqual({ present: "confirmed" });
  });

  it("is written anew where the clock was set back so far that it cannot be true", async () => {
    const session = startConfirmed();
    session.fake.time -= 60 * DAY;
    session.fake.notifyCookie(UNDATED);
    session.actor.send({ type: "cookie.read", cookie: UNDATED, now: session.fake.time });
    await session.fake.answer("writeSessionCookie", session.cookie(DAY));
    expect(session.context.cookie).toEqual(session.cookie(DAY));
    expect(session.received).toEqual(["session.opened"]);
  });
});

describe("a cookie whose value is none of the shop's", () => {
  it("is a session like any other once the identity service knows the shopper", () => {
    const session = start({ cookie: UNDATED, hasStoredIdentity: true });
    expect(session.seen).toEqual({ logged: true, confirmed: false, busy: false });
    session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
    expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
    expect(session.fake.calls).toEqual([{ name: "writeSessionCookie", input: { rememberMe: false } }]);
  });

  it("signs in a guest in this tab, and is a sign-out if the identity service reports no user", () => {
    const session = start();
    session.fake.notifyCookie(UNDATED);
    expect(session.value).toEqual({ present: "checking" });
    nobody(session);
    expect(session.value).toBe("signingOut");
  });

  it("opens nothing on a page that has closed a session and could remove no cookie", async () => {
    const session = start({ cookie: UNDATED });
    signOut(session);
    await session.fake.answer("endIdentity", undefined);
    await session.fake.refuse("clearCookies", STUCK);
    await session.fake.refuse("reloadPage", STUCK);
    session.fake.notifyCookie(UNDATED);
    expect(session.value).toEqual({ absent: "idle" });
  });

  it("may take the place of the shop's own, whose end and length stay known", () => {
    const session = startConfirmed();
    const { cookie } = session.context;
    session.fake.notifyCookie(UNDATED);
    expect(session.context).toMatchObject({ cookie, rememberMe: null });
    session.fake.time += DAY;
    gone(session);
    expect(session.value).toBe("endingIdentity");
  });

  it("is the running session's after an older one was closed in this page", async () => {
    const session = startConfirmed();
    session.fake.time += DAY;
    gone(session);
    await session.fake.answer("endIdentity", undefined);
    session.fake.notifyCookie(session.cookie(DAY));
    expect(selectHasClosed(UNDATED)(session.actor.getSnapshot())).toBe(false);
  });
});

describe("of several reasons for one sign-out", () => {
  it.each<[string, Act, Act, SignOutReason]>([
    ["the identity is removed, the token is refused", nobody, refused, "revoked"],
    ["the token is refused, the identity is removed", refused, nobody, "revoked"],
    ["the cookie is removed, the token is refused", gone, refused, "revoked"],
    ["the shopper signs out, the token is refused", signOut, refused, "revoked"],
    ["the token is refused, for the shopper ended every session", refused, everywhere, "signedOutEverywhere"],
    ["the shopper ended every session, the token is refused", everywhere, refused, "signedOutEverywhere"],
  ])("the strongest counts, however late: %s", async (_, first, second, signOutReason) => {
    const [early, late] = [startConfirmed(), startConfirmed()];
    first(early);
    second(early);
    await clear(early);
    first(late);
    await late.fake.answer("endIdentity", undefined);
    second(late);
    await late.fake.answer("clearCookies", undefined);
    const reload = reloadFor(signOutReason);
    expect([early, late].map(({ fake }) => fake.calls.at(-1))).toEqual([reload, reload]);
  });

  it("another tab's counts if it is stronger: this one only noticed the sign-out", async () => {
    const session = startConfirmed();
    nobody(session);
    await clear(session, "revoked");
    expect(session.fake.calls.at(-1)).toEqual(reloadFor("revoked"));
  });

  it("none counts for the next session of the page", async () => {
    const session = startConfirmed();
    refused(session);
    await clear(session);
    await session.fake.refuse("reloadPage", STUCK);
    session.fake.notifyCookie(session.cookie(25 * HOUR));
    signOut(session);
    expect(session.context.signOutReason).toBe("signedOut");
  });
});

describe("a sign-out that meets failures", () => {
  it("clears and reloads all the same", async () => {
    const session = startConfirmed();
    signOut(session);
    await session.fake.refuse("endIdentity", STUCK);
    expect(session.value).toBe("clearingCookies");
    await session.fake.refuse("clearCookies", STUCK);
    expect(session.value).toBe("reloading");
  });

  it("does not wait for ever for the identity service, nor for the page to go", async () => {
    const session = startConfirmed();
    signOut(session);
    session.clock.increment(4999);
    expect(session.value).toBe("signingOut");
    session.clock.increment(1);
    expect(session.value).toBe("clearingCookies");
    await session.fake.answer("clearCookies", undefined);
    await session.fake.answer("reloadPage", undefined);
    session.clock.increment(4999);
    expect(session.value).toBe("reloading");
    session.clock.increment(1);
    expect(session.value).toEqual({ absent: "idle" });
  });

  it.each(["this tab", "another tab"])(
    "opens nothing by the cookie that it could not remove, and that %s had renewed",
    async (tab) => {
      const session = startConfirmed();
      const renewed = session.cookie(25 * HOUR);
      if (tab === "another tab") session.fake.notifyCookie(renewed);
      else {
        session.actor.send({ type: "cookie.read", cookie: session.cookie(HOUR), now: session.fake.time });
        await session.fake.answer("writeSessionCookie", renewed);
      }
      signOut(session);
      await clear(session);
      await session.fake.refuse("reloadPage", STUCK);
      session.fake.notifyCookie(renewed);
      expect(session.value).toEqual({ absent: "idle" });
    },
  );

  it("shows the reason itself when the page cannot be reloaded", async () => {
    const session = startConfirmed();
    refused(session);
    await clear(session);
    await session.fake.refuse("reloadPage", STUCK);
    expect(session.value).toEqual({ absent: "idle" });
    expect(session.received).toEqual(["session.opened", "session.closed", "revoked"]);
  });

  it("takes no second order while it is at it", () => {
    const session = startConfirmed();
    signOut(session);
    signOut(session);
    refused(session);
    session.actor.send(SIGN_IN);
    session.fake.notifyCookie(session.cookie(HOUR));
    expect(session.value).toBe("signingOut");
    expect(session.calls()).toEqual(["endIdentity"]);
  });

  it("is the end of an open session that broke down", () => {
    const session = startConfirmed();
    const broken = { type: "xstate.error.actor.openSession", error: new Error("broken") };
    session.actor.send(broken as never);
    expect(session.value).toBe("signingOut");
    expect(session.received).toEqual(["session.opened", "session.closed"]);
  });
});

describe("the one reload", () => {
  it("is never followed by a second, though identity and cookie disagree for ever", async () => {
    const session = start({
      cookie: { expiresAt: new FakeSession().time + DAY },
      hasStoredIdentity: true,
      signOutReason: "signedOut",
    });
    const { cookie } = session.context;
    nobody(session);
    await session.fake.refuse("endIdentity", STUCK);
    await session.fake.refuse("clearCookies", STUCK);
    // The cookie still exists at every navigation and every focus.
    session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
    session.fake.notifyCookie(cookie);
    expect(session.value).toEqual({ absent: "idle" });
    expect(session.calls()).toEqual(["endIdentity", "clearCookies"]);
    expect(session.received).toEqual(["signedOut", "session.opened", "session.closed"]);
  });

  it("is not repeated when the server keeps refusing, and the new reason is shown", async () => {
    const session = startConfirmed({ signOutReason: "signedOut" });
    refused(session);
    await clear(session);
    expect(session.value).toEqual({ absent: "idle" });
    expect(session.fake.count("reloadPage")).toBe(0);
    expect(session.received).toEqual(["signedOut", "session.opened", "session.closed", "revoked"]);
  });

  it.each<SessionEvent & { signOutReason?: SignOutReason }>([
    { type: "session.signOut" },
    { type: "session.endedEverywhere", signOutReason: "signedOutEverywhere" },
    { type: "session.endedEverywhere", signOutReason: "accountDeleted" },
  ])("is due again when it is the shopper who ends the session: $type $signOutReason", async (event) => {
    const session = startConfirmed({ signOutReason: "signedOut" });
    session.actor.send(event);
    await clear(session);
    expect(session.fake.calls.at(-1)).toEqual(reloadFor(event.signOutReason ?? "signedOut"));
  });

  it("is due again after a new sign-in", async () => {
    const session = start({ signOutReason: "signedOut" });
    session.actor.send(SIGN_IN);
    await session.fake.answer("signIn", ANA);
    await session.fake.answer("writeSessionCookie", session.cookie(DAY));
    nobody(session);
    await clear(session);
    expect(session.fake.calls.at(-1)).toEqual(reloadFor("signedOut"));
  });

  it("is due again after a sign-in in another tab, which a closed session cookie is not", async () => {
    const session = startConfirmed();
    const { cookie } = session.context;
    signOut(session);
    await clear(session);
    await session.fake.refuse("reloadPage", STUCK);
    session.fake.notifyCookie(cookie);
    expect(session.value).toEqual({ absent: "idle" });
    session.fake.notifyCookie(session.cookie(25 * HOUR));
    expect(session.value).toEqual({ present: "checking" });
    nobody(session);
    await clear(session);
    expect(session.fake.count("reloadPage")).toBe(2);
  });
});
