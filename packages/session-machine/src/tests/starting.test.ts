import { describe, expect, it } from "vitest";
import type { SessionCookie } from "../session-cookie.ts";
import { selectIsStarting } from "../selectors.ts";
import { SignInFailureError } from "../sign-in-failure.ts";
import { FakeSession } from "../testing.ts";
import { ANA, HOUR, SIGN_IN, start, startConfirmed, startOnServer } from "./start-session.ts";

const COOKIE = { expiresAt: new FakeSession().time + 24 * HOUR };

describe("the first screen", () => {
  it("is a guest's without cookie and identity, and loads no identity service", () => {
    const session = start();
    expect(session.value).toEqual({ absent: "idle" });
    expect(session.seen).toEqual({ logged: false, confirmed: false, busy: false });
    expect([session.fake.isIdentityWatched, session.fake.isCookieWatched]).toEqual([false, true]);
    expect([session.received, session.calls()]).toEqual([[], []]);
  });

  it("is logged in with the cookie alone, before anybody answers", () => {
    const session = start({ cookie: COOKIE, hasStoredIdentity: true });
    expect(session.value).toEqual({ present: "checking" });
    expect(session.seen).toEqual({ logged: true, confirmed: false, busy: false });
    expect(session.fake.isIdentityWatched).toBe(true);
    expect(session.received).toEqual(["session.opened"]);
  });

  it("waits on a server for the shopper, and in the browser for the event that identifies them", () => {
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

  it.each(["signedOut", "revoked"] as const)("shows once why the page was reloaded: %s", (signOutReason) => {
    expect(start({ signOutReason }).received).toEqual([signOutReason]);
  });

  it("precedes what watchers report at once", () => {
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
    expect(start({ fake: speaking(null) }).value).toEqual({ absent: "idle" });
    expect(start({ fake: speaking(null), hasStoredIdentity: true }).value).toBe("endingIdentity");
    expect(start({ fake: speaking(null), cookie: COOKIE }).value).toBe("signingOut");
    const session = start({ fake: speaking(COOKIE), cookie: COOKIE });
    expect(session.value).toEqual({ present: "confirmed" });
    expect(session.context.rememberMe).toBe(false);
    expect(session.received).toEqual(["session.opened"]);
  });
});

describe("an identity session that outlived its session cookie", () => {
  it.each(["answer", "refuse"] as const)(
    "is ended, and the shopper is notified why; nothing is cleared and nothing reloads (%s)",
    async (end) => {
      const session = start({ hasStoredIdentity: true });
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
      expect(session.received).toEqual(["expired", "session.closed"]);
      if (end === "answer") await session.fake.answer("endIdentity", undefined);
      else await session.fake.refuse("endIdentity", new Error("no network"));
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.calls()).toEqual(["endIdentity"]);
    },
  );

  it("is ended without a word after a sign-out that could not end it", () => {
    const session = start({ hasStoredIdentity: true, signOutReason: "signedOut" });
    expect(session.value).toBe("endingIdentity");
    expect(session.received).toEqual(["signedOut", "session.closed"]);
  });
});

describe("a guest", () => {
  it("is not signed out by a first report of no user", () => {
    const session = start();
    session.fake.notifyIdentity({ type: "identity.nobody" });
    session.actor.send({ type: "session.unauthorised" });
    session.actor.send({ type: "session.signOut" });
    session.actor.send({ type: "cookie.read", cookie: null, now: session.fake.time });
    session.fake.notifyCookie(null);
    expect(session.value).toEqual({ absent: "idle" });
    expect([session.received, session.calls()]).toEqual([[], []]);
  });

  it("is logged in by a sign-in in another tab, and leaves a refused attempt behind", async () => {
    const session = start();
    session.actor.send(SIGN_IN);
    await session.fake.refuse("signIn", new SignInFailureError("wrongCredentials"));
    session.fake.notifyCookie(COOKIE);
    expect(session.value).toEqual({ present: "checking" });
    expect(session.context).toMatchObject({ cookie: COOKIE, rememberMe: false, failure: null });
    expect(session.confirmed).toEqual([]);
    session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
    expect(session.confirmed).toEqual(["ana"]);
  });

  it("is logged in by a cookie that only a navigation finds, where it cannot be watched", () => {
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
  it("keeps the session when the identity service is unreachable, and confirms it later", () => {
    const session = start({ cookie: COOKIE });
    session.fake.notifyIdentity({ type: "identity.unreachable" });
    expect(session.seen).toEqual({ logged: true, confirmed: false, busy: false });
    session.fake.notifyIdentity({ type: "identity.signedIn", identity: ANA });
    expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
    session.fake.notifyIdentity({ type: "identity.unreachable" });
    expect(session.context.identity).toEqual(ANA);
    expect(session.received).toEqual(["session.opened"]);
    expect(session.calls()).toEqual([]);
  });

  it("keeps the session when the identity service cannot even be observed", () => {
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
    expect(session.context.identity).toEqual(identity);
    expect(session.received).toEqual(["session.opened", "session.closed", "session.opened"]);
    expect(session.confirmed).toEqual(["ana", "eva"]);
  });
});
