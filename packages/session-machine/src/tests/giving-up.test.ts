import { describe, expect, it } from "vitest";
import { SignInFailureError } from "../sign-in-failure.ts";
import {
  ANA,
  BY_PHONE,
  FACEBOOK,
  GOOGLE,
  HOUR,
  SIGN_IN,
  SIGN_UP,
  start,
  startConfirmed,
} from "./start-session.ts";

const CANCEL = { type: "signIn.cancel" } as const;

describe("an attempt that fails", () => {
  describe("cancelling an attempt", () => {
    it.each([GOOGLE, FACEBOOK])(
      "closes the window and leaves no session ($attempt.method)",
      async (submit) => {
        const session = start();
        session.actor.send(submit);
        const { signal } = session.fake;
        session.actor.send(CANCEL);
        expect(signal?.aborted).toBe(true);
        expect(session.value).toEqual("endingIdentity");
        expect(session.seen.busy).toBe(true);
        await session.fake.answer("endIdentity", undefined);
        expect(session.value).toEqual({ absent: "idle" });
        expect(session.context).toMatchObject({ failure: "cancelled", method: null });
        expect(session.received).toEqual([]);
      },
    );

    it("undoes a window that signs in all the same", async () => {
      const session = start();
      session.actor.send(GOOGLE);
      session.actor.send(CANCEL);
      await session.fake.answer("endIdentity", undefined);
      await session.fake.answer("signIn", ANA);
      expect(session.calls()).toEqual(["signIn", "endIdentity", "endIdentity"]);
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.context.identity).toBeNull();
      await session.fake.refuse("endIdentity", new Error("no network"));
      expect(session.actor.getSnapshot().status).toBe("active");
    });

    it("ignores a window that fails afterwards", async () => {
      const session = start();
      session.actor.send(GOOGLE);
      session.actor.send(CANCEL);
      await session.fake.refuse("signIn", new SignInFailureError("accountExists"));
      await session.fake.answer("endIdentity", undefined);
      expect(session.context.failure).toBe("cancelled");
      expect(session.calls()).toEqual(["signIn", "endIdentity"]);
    });

    it.each([SIGN_IN, SIGN_UP, BY_PHONE])(
      "is too late for what was sent ($attempt.method)",
      async (submit) => {
        const session = start();
        session.actor.send(submit);
        session.actor.send(CANCEL);
        expect(session.value).toEqual({ absent: "signingIn" });
        expect(session.fake.signal?.aborted).toBe(false);
        await session.fake.answer("signIn", ANA);
        session.actor.send(CANCEL);
        expect(session.value).toEqual({ absent: "writingCookie" });
      },
    );

    it("is too late once the window has signed in", async () => {
      const session = start();
      session.actor.send(GOOGLE);
      await session.fake.answer("signIn", ANA);
      session.actor.send(CANCEL);
      expect(session.value).toEqual({ absent: "writingCookie" });
      await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
      session.actor.send(CANCEL);
      expect(session.value).toEqual({ present: "confirmed" });
    });
  });

  describe("another tab that signs in first", () => {
    const KEEP = { ...GOOGLE, rememberMe: true };

    it("is followed when this tab's attempt is refused", async () => {
      const session = start();
      session.actor.send(KEEP);
      const cookie = session.cookie(24 * HOUR);
      session.fake.notifyCookie(cookie);
      expect(session.value).toEqual({ absent: "signingIn" });
      await session.fake.refuse("signIn", new SignInFailureError("cancelled"));
      expect(session.value).toEqual({ present: "checking" });
      expect(session.context).toMatchObject({ cookie, failure: null, method: null });
      expect(session.received).toEqual(["session.opened"]);
      // The other tab's session cookie determines its own lifetime, not the failed attempt.
      session.actor.send({ type: "cookie.read", cookie, now: session.fake.time });
      expect(session.context.rememberMe).toBe(false);
    });

    it("is followed when this tab's window is cancelled, and stays signed in", () => {
      const session = start();
      session.actor.send(KEEP);
      session.fake.notifyCookie(session.cookie(24 * HOUR));
      session.actor.send(CANCEL);
      expect(session.value).toEqual({ present: "checking" });
      expect(session.fake.signal?.aborted).toBe(true);
      expect(session.fake.count("endIdentity")).toBe(0);
    });

    it("gives way to an attempt that succeeds", async () => {
      const session = start();
      session.actor.send(GOOGLE);
      session.fake.notifyCookie(session.cookie(20 * HOUR));
      await session.fake.answer("signIn", ANA);
      const cookie = session.cookie(24 * HOUR);
      await session.fake.answer("writeSessionCookie", cookie);
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.context).toMatchObject({ cookie, identity: ANA });
    });

    it("is not followed when it has signed out again meanwhile", async () => {
      const session = start();
      session.actor.send(GOOGLE);
      session.fake.notifyCookie(session.cookie(24 * HOUR));
      session.fake.notifyCookie(null);
      await session.fake.refuse("signIn", new SignInFailureError("cancelled"));
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.context).toMatchObject({ cookie: null, failure: "cancelled" });
    });
  });

  it("a cookie that could not be removed does not count after a cancelled attempt either", async () => {
    const session = startConfirmed({ signOutReason: "signedOut" });
    const { cookie } = session.context;
    session.fake.notifyIdentity({ type: "identity.nobody" });
    await session.fake.answer("endIdentity", undefined);
    await session.fake.refuse("clearCookies", new Error("stuck"));
    session.actor.send(GOOGLE);
    session.fake.notifyCookie(cookie);
    session.actor.send(CANCEL);
    await session.fake.answer("endIdentity", undefined);
    session.fake.notifyCookie(cookie);
    expect(session.value).toEqual({ absent: "idle" });
    expect(session.fake.count("reloadPage")).toBe(0);
  });
});
