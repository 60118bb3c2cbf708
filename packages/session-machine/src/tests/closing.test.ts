import { describe, expect, it } from "vitest";
import type { SessionEvent, SignOutReason } from "../session-types.ts";
import { selectHasClosed } from "../selectors.ts";
import { FakeSession } from "../testing.ts";
import { ANA, HOUR, SIGN_IN, start, startConfirmed } from "./start-session.ts";

type Session = ReturnType<typeof start>;

const DAY = 24 * HOUR;
/** The cookie is there, and its value does not say until when. */
const UNDATED = { expiresAt: null };

/** Every way to sign out that ends in a reload. */
const METHODS: [string, (session: Session) => void, SignOutReason][] = [
  ["the shopper signs out", ({ actor }) => actor.send({ type: "session.signOut" }), "signedOut"],
  [
    "the identity service reports nobody",
    ({ fake }) => fake.notifyIdentity({ type: "identity.nobody" }),
    "signedOut",
  ],
  [
    "the identity service refuses whom it let in",
    ({ fake }) => fake.notifyIdentity({ type: "identity.refused" }),
    "revoked",
  ],
  ["another tab signed out, or the cookie was deleted", ({ fake }) => fake.notifyCookie(null), "signedOut"],
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
  ["the server refuses the token", ({ actor }) => actor.send({ type: "session.unauthorised" }), "revoked"],
  [
    "the account signed out everywhere",
    ({ actor }) => actor.send({ type: "session.end", signOutReason: "signedOutEverywhere" }),
    "signedOutEverywhere",
  ],
  [
    "the account was deleted",
    ({ actor }) => actor.send({ type: "session.end", signOutReason: "accountDeleted" }),
    "accountDeleted",
  ],
];

/** Every state that a session can be open in. */
const STATES: [string, () => Session][] = [
  ["checking", () => start({ cookie: { expiresAt: new FakeSession().time + 24 * HOUR } })],
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

describe("the end of a session", () => {
  describe.each(STATES)("signing out while %s", (state, open) => {
    it.each(METHODS)(
      "%s: all is ended and cleared, and the page reloads once",
      async (_, signOut, signOutReason) => {
        const session = open();
        const { fake } = session;
        expect(session.value).toEqual({ present: state });
        const before = fake.calls.length;
        signOut(session);
        expect(session.value).toBe("signingOut");
        expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
        expect(session.received).toEqual(["session.opened", "session.closed"]);
        expect(session.context).toMatchObject({ identity: null, cookie: null });
        expect(fake.isIdentityWatched).toBe(false);
        await fake.answer("endIdentity", undefined);
        expect(session.value).toBe("clearingCookies");
        expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
        await fake.answer("clearCookies", undefined);
        expect(session.value).toBe("reloading");
        expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
        await fake.answer("reloadPage", undefined);
        expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
        expect(fake.calls.slice(before)).toEqual([
          { name: "endIdentity", input: { signOutReason } },
          { name: "clearCookies" },
          { name: "reloadPage", input: { signOutReason } },
        ]);
        expect(session.received).toEqual(["session.opened", "session.closed"]);
      },
    );

    it("the session cookie ran out: the identity is ended, nothing reloads, the shopper is told", async () => {
      const session = open();
      session.fake.time += 24 * HOUR;
      session.fake.notifyCookie(null);
      expect(session.value).toBe("endingIdentity");
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
      expect(session.context).toMatchObject({ identity: null, cookie: null });
      await session.fake.answer("endIdentity", undefined);
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.received).toEqual(["session.opened", "expired", "session.closed"]);
      expect(session.fake.count("clearCookies")).toBe(0);
      expect(session.fake.count("reloadPage")).toBe(0);
    });
  });

  it("an open session that broke down is signed out", () => {
    const session = startConfirmed();
    const broken = { type: "xstate.error.actor.openSession", error: new Error("broken") };
    session.actor.send(broken as never);
    expect(session.value).toBe("signingOut");
    expect(session.received).toEqual(["session.opened", "session.closed"]);
  });

  it("a page that has not gone after the reload goes on as a guest's", async () => {
    const session = startConfirmed();
    session.actor.send({ type: "session.signOut" });
    await session.fake.answer("endIdentity", undefined);
    await session.fake.answer("clearCookies", undefined);
    await session.fake.answer("reloadPage", undefined);
    session.clock.increment(4999);
    expect(session.value).toBe("reloading");
    session.clock.increment(1);
    expect(session.value).toEqual({ absent: "idle" });
  });

  it("a session cookie that another tab saw running out first is no sign-out", () => {
    const session = startConfirmed();
    session.fake.time += 24 * HOUR;
    session.fake.notifyIdentity({ type: "identity.nobody" });
    expect(session.value).toBe("endingIdentity");
    expect(session.received).toEqual(["session.opened", "expired", "session.closed"]);
  });

  it("a session cookie that a navigation finds run out is no sign-out", () => {
    const session = startConfirmed();
    const now = session.fake.time + 24 * HOUR;
    session.actor.send({ type: "cookie.read", cookie: null, now });
    expect(session.value).toBe("endingIdentity");
  });

  describe("a clock that is set back", () => {
    it("by a little changes nothing", () => {
      const session = startConfirmed();
      session.fake.time -= HOUR;
      session.fake.notifyCookie(session.context.cookie);
      expect(session.value).toEqual({ present: "confirmed" });
    });

    it("so far that the session cookie cannot be true ends nothing: the cookie is there, and is written anew", async () => {
      const session = startConfirmed();
      session.fake.time -= 60 * DAY;
      session.fake.notifyCookie(UNDATED);
      expect(session.value).toEqual({ present: "confirmed" });
      session.actor.send({ type: "cookie.read", cookie: UNDATED, now: session.fake.time });
      expect(session.value).toEqual({ present: "renewing" });
      await session.fake.answer("writeSessionCookie", session.cookie(DAY));
      expect(session.context.cookie).toEqual(session.cookie(DAY));
      expect(session.received).toEqual(["session.opened"]);
      expect(session.calls()).toEqual(["writeSessionCookie"]);
    });
  });

  describe("a cookie whose value is none of the shop's", () => {
    it("is a session like any other once the identity service knows the shopper", async () => {
      const session = start({ cookie: UNDATED, hasStoredIdentity: true });
      expect(session.seen).toEqual({ logged: true, confirmed: false, busy: false });
      session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
      expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
      session.actor.send({ type: "cookie.read", cookie: UNDATED, now: session.fake.time });
      expect(session.fake.calls).toEqual([{ name: "writeSessionCookie", input: { rememberMe: false } }]);
    });

    it("goes the way of a sign-out when the identity service reports nobody", async () => {
      const session = start({ cookie: UNDATED });
      session.fake.notifyIdentity({ type: "identity.nobody" });
      expect(session.value).toBe("signingOut");
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      await session.fake.answer("reloadPage", undefined);
      expect(session.fake.count("reloadPage")).toBe(1);
    });

    it("signs in whoever is a guest in this tab", () => {
      const session = start();
      session.fake.notifyCookie(UNDATED);
      expect(session.value).toEqual({ present: "checking" });
    });

    it("opens nothing on a page that has closed a session and could remove no cookie", async () => {
      const session = start({ cookie: UNDATED });
      session.actor.send({ type: "session.signOut" });
      await session.fake.answer("endIdentity", undefined);
      await session.fake.refuse("clearCookies", new Error("stuck"));
      await session.fake.refuse("reloadPage", new Error("stuck"));
      session.fake.notifyCookie(UNDATED);
      expect(session.value).toEqual({ absent: "idle" });
    });

    it("may take the place of the shop's own, whose end and length stay known", () => {
      const session = startConfirmed();
      const { cookie } = session.context;
      session.fake.notifyCookie(UNDATED);
      expect(session.context).toMatchObject({ cookie, rememberMe: null });
      session.fake.time += DAY;
      session.fake.notifyCookie(null);
      expect(session.value).toBe("endingIdentity");
    });

    it("is the running session's after an older one was closed in this page", async () => {
      const session = startConfirmed();
      session.fake.time += DAY;
      session.fake.notifyCookie(null);
      await session.fake.answer("endIdentity", undefined);
      session.fake.notifyCookie(session.cookie(DAY));
      expect(selectHasClosed(UNDATED)(session.actor.getSnapshot())).toBe(false);
    });
  });

  describe("of several reasons for one sign-out", () => {
    const refused = ({ actor }: Session) => actor.send({ type: "session.unauthorised" });
    const nobody = ({ fake }: Session) => fake.notifyIdentity({ type: "identity.nobody" });
    const gone = ({ fake }: Session) => fake.notifyCookie(null);
    const everywhere = ({ actor }: Session) =>
      actor.send({ type: "session.end", signOutReason: "signedOutEverywhere" });
    const signOut = ({ actor }: Session) => actor.send({ type: "session.signOut" });

    it.each<[string, (session: Session) => void, (session: Session) => void, SignOutReason]>([
      ["the identity is gone, the token is refused", nobody, refused, "revoked"],
      ["the token is refused, the identity is gone", refused, nobody, "revoked"],
      ["the cookie is gone, the token is refused", gone, refused, "revoked"],
      ["the token is refused, the cookie is gone", refused, gone, "revoked"],
      ["the shopper signs out, the token is refused", signOut, refused, "revoked"],
      ["the token is refused, the shopper signs out", refused, signOut, "revoked"],
      [
        "the token is refused, for the shopper ended every session",
        refused,
        everywhere,
        "signedOutEverywhere",
      ],
      ["the shopper ended every session, the token is refused", everywhere, refused, "signedOutEverywhere"],
    ])("the same counts in both orders: %s", async (_, first, second, signOutReason) => {
      const [early, late] = [startConfirmed(), startConfirmed()];
      first(early);
      second(early);
      await early.fake.answer("endIdentity", undefined);
      first(late);
      await late.fake.answer("endIdentity", undefined);
      second(late);
      await Promise.all([early, late].map(({ fake }) => fake.answer("clearCookies", undefined)));
      const reload = { name: "reloadPage", input: { signOutReason } };
      expect([early, late].map(({ fake }) => fake.calls.at(-1))).toEqual([reload, reload]);
    });

    it("another tab's counts where it says more: this one only saw that nobody is signed in", async () => {
      const session = startConfirmed();
      nobody(session);
      expect(session.fake.calls.at(-1)).toEqual({
        name: "endIdentity",
        input: { signOutReason: "signedOut" },
      });
      await session.fake.answer("endIdentity", "revoked");
      await session.fake.answer("clearCookies", undefined);
      expect(session.fake.calls.at(-1)).toEqual({ name: "reloadPage", input: { signOutReason: "revoked" } });
    });

    it("none counts for the next session of the page", async () => {
      const session = startConfirmed();
      refused(session);
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      await session.fake.refuse("reloadPage", new Error("blocked"));
      session.fake.notifyCookie(session.cookie(25 * HOUR));
      signOut(session);
      expect(session.context.signOutReason).toBe("signedOut");
    });
  });

  describe("a sign-out that meets failures", () => {
    it("clears and reloads all the same", async () => {
      const session = startConfirmed();
      session.actor.send({ type: "session.signOut" });
      await session.fake.refuse("endIdentity", new Error("no network"));
      expect(session.value).toBe("clearingCookies");
      await session.fake.refuse("clearCookies", new Error("blocked"));
      expect(session.value).toBe("reloading");
    });

    it("does not wait for ever for the identity service", () => {
      const session = startConfirmed();
      session.actor.send({ type: "session.signOut" });
      session.clock.increment(4999);
      expect(session.value).toBe("signingOut");
      session.clock.increment(1);
      expect(session.value).toBe("clearingCookies");
    });

    it("tells the reason itself when the page cannot be reloaded", async () => {
      const session = startConfirmed();
      session.actor.send({ type: "session.unauthorised" });
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      await session.fake.refuse("reloadPage", new Error("blocked"));
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.received).toEqual(["session.opened", "session.closed", "revoked"]);
    });

    it("takes no second order while it is at it", () => {
      const session = startConfirmed();
      session.actor.send({ type: "session.signOut" });
      session.actor.send({ type: "session.signOut" });
      session.actor.send({ type: "session.unauthorised" });
      session.actor.send(SIGN_IN);
      session.fake.notifyCookie(session.cookie(HOUR));
      expect(session.value).toBe("signingOut");
      expect(session.calls()).toEqual(["endIdentity"]);
    });
  });

  describe("the one reload", () => {
    /** The page after the reload: what the port kept, in a world where nothing could be removed. */
    async function reloadWithEverythingStuck(session: Session) {
      await session.fake.refuse("endIdentity", new Error("stuck"));
      await session.fake.refuse("clearCookies", new Error("stuck"));
      const call = session.fake.calls.at(-1);
      const cookie = { expiresAt: session.fake.time + 24 * HOUR };
      session.actor.stop();
      return {
        signOutReason: call?.input,
        next: start({ cookie, hasStoredIdentity: true, signOutReason: "signedOut" }),
      };
    }

    it("is never followed by a second, though identity and cookie disagree for ever", async () => {
      const first = startConfirmed();
      first.fake.notifyIdentity({ type: "identity.nobody" });
      const { signOutReason, next } = await reloadWithEverythingStuck(first);
      expect(signOutReason).toEqual({ signOutReason: "signedOut" });
      expect(next.value).toEqual({ present: "checking" });
      const cookie = next.context.cookie;
      next.fake.notifyIdentity({ type: "identity.nobody" });
      await next.fake.refuse("endIdentity", new Error("stuck"));
      await next.fake.refuse("clearCookies", new Error("stuck"));
      expect(next.value).toEqual({ absent: "idle" });
      // The cookie is still there at every navigation and every focus.
      next.actor.send({ type: "cookie.read", cookie, now: next.fake.time });
      next.fake.notifyCookie(cookie);
      expect(next.value).toEqual({ absent: "idle" });
      expect(next.calls()).toEqual(["endIdentity", "clearCookies"]);
      expect(next.received).toEqual(["signedOut", "session.opened", "session.closed"]);
    });

    it("is not repeated either when the cookies do go the second time", async () => {
      const session = start({
        cookie: { expiresAt: new FakeSession().time + 24 * HOUR },
        signOutReason: "signedOut",
      });
      session.fake.notifyIdentity({ type: "identity.nobody" });
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.fake.count("reloadPage")).toBe(0);
    });

    it.each(["answer", "refuse"] as const)(
      "is not repeated when the server goes on refusing, and the new reason is told (cookies: %s)",
      async (end) => {
        const session = startConfirmed({ signOutReason: "signedOut" });
        session.actor.send({ type: "session.unauthorised" });
        await session.fake.answer("endIdentity", undefined);
        await session.fake[end]("clearCookies", undefined);
        expect(session.value).toEqual({ absent: "idle" });
        expect(session.fake.count("reloadPage")).toBe(0);
        expect(session.received).toEqual(["signedOut", "session.opened", "session.closed", "revoked"]);
      },
    );

    it.each<SessionEvent>([
      { type: "session.signOut" },
      { type: "session.end", signOutReason: "signedOutEverywhere" },
      { type: "session.end", signOutReason: "accountDeleted" },
    ])("is due again when it is the shopper who ends the session: $type $signOutReason", async (event) => {
      const session = startConfirmed({ signOutReason: "signedOut" });
      session.actor.send(event);
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      expect(session.fake.calls.at(-1)).toEqual({
        name: "reloadPage",
        input: { signOutReason: event.type === "session.end" ? event.signOutReason : "signedOut" },
      });
    });

    it("is due again after a new sign-in", async () => {
      const session = start({ signOutReason: "signedOut" });
      session.actor.send(SIGN_IN);
      await session.fake.answer("signIn", ANA);
      await session.fake.answer("writeSessionCookie", session.cookie(24 * HOUR));
      session.actor.send({ type: "session.signOut" });
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      expect(session.fake.calls.at(-1)).toEqual({
        name: "reloadPage",
        input: { signOutReason: "signedOut" },
      });
    });

    it("is due again after a sign-in in another tab, which a closed session cookie is not", async () => {
      const session = startConfirmed();
      const { cookie } = session.context;
      session.actor.send({ type: "session.signOut" });
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      await session.fake.refuse("reloadPage", new Error("blocked"));
      session.fake.notifyCookie(cookie);
      expect(session.value).toEqual({ absent: "idle" });
      session.fake.notifyCookie(session.cookie(25 * HOUR));
      expect(session.value).toEqual({ present: "checking" });
      session.fake.notifyIdentity({ type: "identity.nobody" });
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      expect(session.fake.count("reloadPage")).toBe(2);
    });
  });
});
