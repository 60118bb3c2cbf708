import { describe, expect, it } from "vitest";
import type { SessionCookie } from "../session-cookie.ts";
import { selectIsStarting } from "../selectors.ts";
import { SignInFailureError } from "../sign-in-failure.ts";
import { FakeSession } from "../testing.ts";
import { ANA, HOUR, SIGN_IN, start, startConfirmed, startOnServer } from "./start-session.ts";

const COOKIE = { expiresAt: new FakeSession().time + 24 * HOUR };

describe("the start of a page", () => {
  describe("the first screen", () => {
    it("is a guest's without cookie and identity, and loads no identity service", () => {
      const session = start();
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: false });
      expect(session.fake.isIdentityWatched).toBe(false);
      expect(session.fake.isCookieWatched).toBe(true);
      expect(session.received).toEqual([]);
      expect(session.calls()).toEqual([]);
    });

    it("is logged in with the cookie alone, before anybody answers", () => {
      const session = start({ cookie: COOKIE, hasStoredIdentity: true });
      expect(session.value).toEqual({ present: "checking" });
      expect(session.seen).toEqual({ logged: true, confirmed: false, busy: false });
      expect(session.fake.isIdentityWatched).toBe(true);
      expect(session.received).toEqual(["session.opened"]);
    });

    it("is decided before the machine is even started", () => {
      const { actor } = start({ cookie: COOKIE });
      actor.stop();
      expect(actor.getSnapshot().hasTag("authenticated")).toBe(true);
    });

    it("waits on a server for whoever opens the page, and in the browser for being told who that is", () => {
      const session = startOnServer();
      expect(selectIsStarting(session.actor.getSnapshot())).toBe(true);
      expect(session.fake.isIdentityWatched).toBe(false);
      session.actor.send({
        type: "session.start",
        cookie: COOKIE,
        hasStoredIdentity: true,
        signOutReason: "revoked",
      });
      expect(session.value).toEqual({ present: "checking" });
      expect(session.received).toEqual(["revoked", "session.opened"]);
    });

    it("tells once why the page was reloaded", () => {
      expect(start({ signOutReason: "signedOut" }).received).toEqual(["signedOut"]);
      expect(start({ signOutReason: "revoked" }).received).toEqual(["revoked"]);
    });
  });

  describe("watchers that speak at once", () => {
    const speaking = (cookie: SessionCookie | null) => {
      const fake = new FakeSession();
      fake.watchSessionCookie = (listener) => {
        listener(cookie);
        return () => null;
      };
      fake.watchIdentity = (listener) => {
        listener({ type: "identity.signedIn", identity: ANA });
        return () => null;
      };
      return fake;
    };

    it("change nothing about the first state", () => {
      expect(start({ fake: speaking(null) }).value).toEqual({ absent: "idle" });
      expect(start({ fake: speaking(null), hasStoredIdentity: true }).value).toBe("endingIdentity");
    });

    it("are received after it", () => {
      const session = start({ fake: speaking(COOKIE), cookie: COOKIE });
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.context.rememberMe).toBe(false);
      expect(session.received).toEqual(["session.opened"]);
      expect(start({ fake: speaking(null), cookie: COOKIE }).value).toBe("signingOut");
    });
  });

  describe("an identity session that outlived its session cookie", () => {
    it("is ended, and the shopper is told why; nothing is cleared and nothing reloads", async () => {
      const session = start({ hasStoredIdentity: true });
      expect(session.value).toBe("endingIdentity");
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
      expect(session.received).toEqual(["expired", "session.closed"]);
      await session.fake.answer("endIdentity", undefined);
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: false });
      expect(session.calls()).toEqual(["endIdentity"]);
    });

    it("keeps nobody from shopping when it cannot be ended", async () => {
      const session = start({ hasStoredIdentity: true });
      await session.fake.refuse("endIdentity", new Error("no network"));
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.calls()).toEqual(["endIdentity"]);
    });

    it("is ended without a word after a sign-out that could not end it", async () => {
      const session = start({ hasStoredIdentity: true, signOutReason: "signedOut" });
      expect(session.value).toBe("endingIdentity");
      expect(session.received).toEqual(["signedOut", "session.closed"]);
      await session.fake.answer("endIdentity", undefined);
      expect(session.value).toEqual({ absent: "idle" });
    });
  });

  describe("a guest", () => {
    it("is not signed out by a first report of nobody", () => {
      const session = start();
      session.fake.notifyIdentity({ type: "identity.nobody" });
      session.actor.send({ type: "session.unauthorised" });
      session.actor.send({ type: "session.signOut" });
      session.actor.send({ type: "cookie.read", cookie: null, now: session.fake.time });
      session.fake.notifyCookie(null);
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.calls()).toEqual([]);
      expect(session.received).toEqual([]);
    });

    it("is logged in by a sign-in in another tab", () => {
      const session = start();
      session.fake.notifyCookie(COOKIE);
      expect(session.value).toEqual({ present: "checking" });
      expect(session.context).toMatchObject({ cookie: COOKIE, rememberMe: false });
      expect(session.received).toEqual(["session.opened"]);
      expect(session.confirmed).toEqual([]);
      session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.confirmed).toEqual(["ana"]);
    });

    it("leaves a refused attempt behind when another tab signs in", async () => {
      const session = start();
      session.actor.send(SIGN_IN);
      await session.fake.refuse("signIn", new SignInFailureError("wrongCredentials"));
      session.fake.notifyCookie(COOKIE);
      expect(session.context.failure).toBeNull();
    });

    it("is logged in by a cookie that only a navigation finds", () => {
      const session = start();
      session.actor.send({ type: "cookie.read", cookie: COOKIE });
      expect(session.seen.logged).toBe(true);
    });

    it("goes on when the cookie cannot be watched", () => {
      const fake = new FakeSession();
      fake.watchSessionCookie = () => {
        throw new Error("no cookie store");
      };
      const session = start({ fake });
      expect(session.value).toEqual({ absent: "idle" });
      session.actor.send({ type: "cookie.read", cookie: COOKIE });
      expect(session.seen.logged).toBe(true);
    });
  });

  describe("a check", () => {
    it("confirms the shopper", () => {
      const session = startConfirmed();
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
      expect(session.context.identity).toEqual(ANA);
    });

    it("keeps the session when the identity service cannot be reached, and confirms it later", () => {
      const session = start({ cookie: COOKIE });
      session.fake.notifyIdentity({ type: "identity.unreachable" });
      expect(session.value).toEqual({ present: "unconfirmed" });
      expect(session.seen).toEqual({ logged: true, confirmed: false, busy: false });
      session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
      expect(session.value).toEqual({ present: "confirmed" });
      session.fake.notifyIdentity({ type: "identity.unreachable" });
      expect(session.value).toEqual({ present: "unconfirmed" });
      expect(session.context.identity).toEqual(ANA);
      expect(session.received).toEqual(["session.opened"]);
      expect(session.calls()).toEqual([]);
    });

    it("keeps the session when the identity service cannot even be watched", () => {
      const fake = new FakeSession();
      fake.watchIdentity = () => {
        throw new Error("no storage");
      };
      expect(start({ cookie: COOKIE, fake }).value).toEqual({ present: "unconfirmed" });
    });

    it("takes a changed profile without reporting anything", () => {
      const session = startConfirmed();
      const identity = { ...ANA, name: "Ana María" };
      session.fake.notifyIdentity({ type: "identity.signedIn", identity });
      expect(session.context.identity).toEqual(identity);
      expect(session.received).toEqual(["session.opened"]);
    });

    it("closes the first account's session and opens another's when the account changes", () => {
      const session = startConfirmed();
      const identity = { ...ANA, uid: "eva" };
      session.fake.notifyIdentity({ type: "identity.signedIn", identity });
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.context.identity).toEqual(identity);
      expect(session.received).toEqual(["session.opened", "session.closed", "session.opened"]);
      expect(session.confirmed).toEqual(["ana", "eva"]);
    });
  });
});
