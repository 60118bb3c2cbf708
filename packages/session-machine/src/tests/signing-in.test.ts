import { describe, expect, it } from "vitest";
import { selectDetail, selectFailure, selectMethod } from "../selectors.ts";
import { SignInFailureError, type SignInFailure } from "../sign-in-failure.ts";
import { ANA, BY_PHONE, FACEBOOK, GOOGLE, HOUR, PASSWORD, SIGN_IN, SIGN_UP, start } from "./start-session.ts";

const noticeOf = (submit: unknown) => (submit === SIGN_UP ? "signedUp" : "signedIn");

describe("an attempt to sign in", () => {
  describe.each([
    { name: "signing in", submit: SIGN_IN },
    { name: "signing up", submit: SIGN_UP },
    { name: "signing in by phone", submit: BY_PHONE },
    { name: "signing in with Google", submit: GOOGLE },
    { name: "signing in with Facebook", submit: FACEBOOK },
  ])("$name", ({ submit }) => {
    it("ends in an open session, confirmed, told and with a cookie", async () => {
      const session = start();
      session.actor.send(submit);
      expect(session.value).toEqual({ absent: "signingIn" });
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
      expect(selectMethod(session.actor.getSnapshot())).toBe(submit.attempt.method);
      await session.fake.answer("signIn", ANA);
      expect(session.value).toEqual({ absent: "writingCookie" });
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
      const cookie = session.cookie(24 * HOUR);
      await session.fake.answer("writeSessionCookie", cookie);
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
      expect(session.context).toMatchObject({ identity: ANA, cookie, rememberMe: false, method: null });
      expect(session.received).toEqual([noticeOf(submit), "session.opened"]);
      expect(session.confirmed).toEqual(["ana"]);
      expect(session.fake.isIdentityWatched).toBe(true);
    });

    it.each([true, false])(
      "asks for the session cookie that the shopper chose (keep: %s)",
      async (rememberMe) => {
        const session = start();
        session.actor.send({ ...submit, rememberMe });
        await session.fake.answer("signIn", ANA);
        expect(session.fake.calls.at(-1)).toEqual({ name: "writeSessionCookie", input: { rememberMe } });
        expect(session.context.rememberMe).toBe(rememberMe);
      },
    );

    it("happens once for a double click, and for two different clicks", async () => {
      const session = start();
      session.actor.send(submit);
      session.actor.send(submit);
      session.actor.send(SIGN_IN);
      session.actor.send(GOOGLE);
      expect(session.calls()).toEqual(["signIn"]);
      await session.fake.answer("signIn", ANA);
      session.actor.send(submit);
      expect(session.calls()).toEqual(["signIn", "writeSessionCookie"]);
    });

    it("asks within the click, so that a window may open", () => {
      const session = start();
      session.actor.send(submit);
      expect(session.calls()).toEqual(["signIn"]);
    });

    it("refused says so, and can be tried again", async () => {
      const session = start();
      session.actor.send(submit);
      await session.fake.refuse("signIn", new SignInFailureError("tooManyAttempts"));
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.context).toMatchObject({ failure: "tooManyAttempts", method: null });
      expect(session.received).toEqual([]);
      session.actor.send(submit);
      expect(session.context.failure).toBeNull();
      expect(session.fake.count("signIn")).toBe(2);
    });

    it("is not disturbed by the cookie that it writes itself", async () => {
      const session = start();
      session.actor.send(submit);
      await session.fake.answer("signIn", ANA);
      session.fake.notifyCookie(session.cookie(24 * HOUR));
      expect(session.value).toEqual({ absent: "writingCookie" });
      await session.fake.answer("writeSessionCookie", session.cookie(24 * HOUR));
      expect(session.received).toEqual([noticeOf(submit), "session.opened"]);
    });
  });

  it.each([
    [SIGN_IN, PASSWORD],
    [SIGN_UP, PASSWORD],
    [BY_PHONE, "123456"],
  ] as const)(
    "never puts what is secret where it could be kept ($0.attempt.method)",
    async (submit, secret) => {
      const session = start();
      const written: string[] = [JSON.stringify(submit)];
      const note = () => written.push(JSON.stringify(session.actor.getPersistedSnapshot()));
      session.actor.send(submit);
      note();
      await session.fake.answer("signIn", ANA);
      note();
      await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
      note();
      expect(written[1]).toContain("signInAttempt");
      expect(written.join("\n")).not.toContain(secret);
      expect(JSON.stringify(session.fake.calls)).toContain(secret);
    },
  );

  describe("a refused attempt", () => {
    it.each<SignInFailure>(["wrongCredentials", "emailTaken", "weakPassword", "disabled", "unreachable"])(
      "is told by its reason: %s",
      async (reason) => {
        const session = start();
        session.actor.send(SIGN_IN);
        await session.fake.refuse("signIn", new SignInFailureError(reason));
        expect(selectFailure(session.actor.getSnapshot())).toBe(reason);
      },
    );

    it("is undone when the try itself broke down", () => {
      const session = start();
      session.actor.send(SIGN_IN);
      // No call can make this happen: what any of them may reject with has an answer.
      const broken = { type: "xstate.error.actor.signInAttempt", error: new Error("broken") };
      session.actor.send(broken as never);
      expect(session.value).toEqual("endingIdentity");
      expect(session.context.failure).toBe("unexpected");
    });

    it("is unexpected when nobody foresaw it", async () => {
      const session = start();
      session.actor.send(SIGN_IN);
      await session.fake.refuse("signIn", new TypeError("x is not a function"));
      expect(session.context).toMatchObject({ failure: "unexpected", detail: {} });
    });
  });

  describe("an e-mail that already has an account", () => {
    it("is told with the way that waits, until the next attempt", async () => {
      const session = start();
      session.actor.send(FACEBOOK);
      const detail = { email: "ana@correo.example", provider: "facebook" } as const;
      await session.fake.refuse("signIn", new SignInFailureError("accountExists", detail));
      expect(session.context.failure).toBe("accountExists");
      expect(selectDetail(session.actor.getSnapshot())).toEqual(detail);
      session.actor.send(SIGN_IN);
      expect(selectDetail(session.actor.getSnapshot())).toEqual({});
    });

    it("is linked by the attempt that proves it, and the shopper is told", async () => {
      const session = start();
      session.actor.send(SIGN_IN);
      await session.fake.answer("signIn", { ...ANA, linked: "facebook" });
      await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
      expect(session.value).toEqual({ present: "confirmed" });
      expect(session.received).toEqual(["linked", "session.opened"]);
    });
  });

  describe("a browser that blocks cookies", () => {
    it("ends the identity again and says so; browsing goes on", async () => {
      const session = start();
      session.actor.send(SIGN_IN);
      await session.fake.answer("signIn", ANA);
      await session.fake.answer("writeSessionCookie", null);
      expect(session.value).toEqual("endingIdentity");
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
      expect(session.context.identity).toBeNull();
      await session.fake.answer("endIdentity", undefined);
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.context.failure).toBe("cookiesBlocked");
      expect(session.received).toEqual(["cookiesBlocked"]);
      expect(session.calls()).toEqual(["signIn", "writeSessionCookie", "endIdentity"]);
    });

    it("is the same when writing fails, and when the identity cannot be ended", async () => {
      const session = start();
      session.actor.send(SIGN_IN);
      await session.fake.answer("signIn", ANA);
      await session.fake.refuse("writeSessionCookie", new Error("SecurityError"));
      await session.fake.refuse("endIdentity", new Error("no network"));
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.context.failure).toBe("cookiesBlocked");
      expect(session.received).toEqual(["cookiesBlocked"]);
    });
  });
});
