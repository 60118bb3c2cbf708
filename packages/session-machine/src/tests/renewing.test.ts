import { describe, expect, it } from "vitest";
import { ANA, HOUR, SIGN_IN, start, startConfirmed } from "./start-session.ts";

const DAY = 24 * HOUR;

describe("the session cookie", () => {
  describe("using the shop", () => {
    it("renews the session cookie once an hour of it is used", async () => {
      const session = startConfirmed();
      const { cookie } = session.context;
      session.fake.time += HOUR - 1;
      session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
      expect(session.value).toEqual({ present: "confirmed" });
      session.fake.time += 1;
      session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
      expect(session.value).toEqual({ present: "renewing" });
      expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
      expect(session.fake.calls).toEqual([{ name: "writeSessionCookie", input: { rememberMe: false } }]);
      const renewed = session.cookie(DAY);
      await session.fake.answer("writeSessionCookie", renewed);
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.context.cookie).toEqual(renewed);
      expect(session.received).toEqual(["session.opened"]);
    });

    it("renews a session cookie that is older than an hour when a page is loaded", () => {
      const session = start();
      session.fake.notifyCookie(session.cookie(23 * HOUR));
      session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
      expect(session.value).toEqual({ present: "renewing" });
      expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
      expect(session.calls()).toEqual(["writeSessionCookie"]);
    });

    it("writes a session cookie of unknown end anew once the identity is confirmed", () => {
      const session = start({ cookie: { expiresAt: null } });
      session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
      expect(session.fake.calls).toEqual([{ name: "writeSessionCookie", input: { rememberMe: false } }]);
    });

    it("renews one session cookie once, however many screens are opened meanwhile", () => {
      const session = startConfirmed();
      const read = { type: "cookie.read", cookie: session.cookie(HOUR), now: session.fake.time } as const;
      session.actor.send(read);
      session.actor.send(read);
      expect(session.calls()).toEqual(["writeSessionCookie"]);
    });

    it("renews a session cookie of 30 days for 30 days, which a fresh page tells by what is left", () => {
      const session = start();
      const cookie = session.cookie(29 * DAY);
      session.fake.notifyCookie(cookie);
      session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
      session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
      expect(session.fake.calls).toEqual([{ name: "writeSessionCookie", input: { rememberMe: true } }]);
    });

    it("renews for the length chosen at sign-in, even on its last day", async () => {
      const session = start();
      session.actor.send({ ...SIGN_IN, rememberMe: true });
      await session.fake.answer("signIn", ANA);
      const cookie = session.cookie(30 * DAY);
      await session.fake.answer("writeSessionCookie", cookie);
      session.fake.time += 29 * DAY + HOUR;
      session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
      expect(session.fake.calls.at(-1)).toEqual({ name: "writeSessionCookie", input: { rememberMe: true } });
    });

    it("forgets at sign-out how long the session cookies of that shopper were", async () => {
      const session = start();
      session.actor.send({ ...SIGN_IN, rememberMe: true });
      await session.fake.answer("signIn", ANA);
      await session.fake.answer("writeSessionCookie", session.cookie(30 * DAY));
      session.actor.send({ type: "session.signOut" });
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("clearCookies", undefined);
      await session.fake.refuse("reloadPage", new Error("blocked"));
      session.fake.notifyCookie(session.cookie(DAY));
      expect(session.context.rememberMe).toBe(false);
    });

    it("does not renew while the identity is not confirmed, nor without a time", () => {
      const session = start({ cookie: { expiresAt: 1 } });
      const cookie = session.cookie(HOUR);
      session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
      expect(session.value).toEqual({ present: "checking" });
      session.fake.notifyIdentity({ type: "identity.unreachable" });
      session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
      expect(session.value).toEqual({ present: "unconfirmed" });
      session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
      session.actor.send({ type: "cookie.read", cookie });
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.calls()).toEqual([]);
    });

    it("does not renew because the window gets focus", () => {
      const session = startConfirmed();
      session.fake.notifyCookie(session.cookie(HOUR));
      expect(session.value).toEqual({ present: "confirmed" });
    });

    it("goes on with the old session cookie when a new one is not taken", async () => {
      const session = startConfirmed();
      const cookie = session.cookie(HOUR);
      session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
      await session.fake.answer("writeSessionCookie", null);
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.context.cookie).toEqual(cookie);
      session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
      await session.fake.refuse("writeSessionCookie", new Error("blocked"));
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.context.cookie).toEqual(cookie);
    });

    it("follows a session cookie that another tab renewed, so that it is not taken for run out", () => {
      const session = startConfirmed();
      const renewed = session.cookie(30 * HOUR);
      session.fake.notifyCookie(renewed);
      expect(session.context.cookie).toEqual(renewed);
      session.fake.time += DAY;
      session.fake.notifyCookie(null);
      expect(session.value).toBe("signingOut");
    });
  });
});
