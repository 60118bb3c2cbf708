import { describe, expect, it } from "vitest";
import { SignInRefusal, type SignInProblem } from "../sign-in-refusal.ts";
import { ANA, HOUR, SIGN_IN, SIGN_UP, start } from "./start.ts";

export function signingIn() {
  describe.each([
    { name: "signing in", submit: SIGN_IN, call: "signIn", state: "signingIn" },
    { name: "signing up", submit: SIGN_UP, call: "signUp", state: "signingUp" },
  ] as const)("$name", ({ submit, call, state }) => {
    it("ends in an open session, confirmed, told and with a cookie", async () => {
      const session = start();
      session.actor.send(submit);
      expect(session.value).toEqual({ anonymous: state });
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
      await session.fake.answer(call, ANA);
      expect(session.value).toEqual({ anonymous: "leasing" });
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
      const lease = session.lease(24 * HOUR);
      await session.fake.answer("openLease", lease);
      expect(session.value).toEqual({ open: "confirmed" });
      expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
      expect(session.context).toMatchObject({ identity: ANA, lease, keep: false });
      expect(session.heard).toEqual(["signedIn", "session.opened"]);
      expect(session.fake.isIdentityWatched).toBe(true);
    });

    it("sends what was typed, without typing slips", () => {
      const session = start();
      session.actor.send({ ...submit, email: ` ${ANA.email} `, password: " con blancos " });
      expect(session.fake.calls).toEqual([
        {
          name: call,
          input: {
            ...(call === "signUp" ? { name: "Ana" } : {}),
            email: ANA.email,
            password: " con blancos ",
          },
        },
      ]);
    });

    it.each([true, false])("asks for the lease that the shopper chose (keep: %s)", async (keep) => {
      const session = start();
      session.actor.send({ ...submit, keep });
      await session.fake.answer(call, ANA);
      expect(session.fake.calls.at(-1)).toEqual({ name: "openLease", input: { keep } });
      expect(session.context.keep).toBe(keep);
    });

    it("happens once for a double click, and for two different clicks", async () => {
      const session = start();
      session.actor.send(submit);
      session.actor.send(submit);
      session.actor.send(SIGN_IN);
      session.actor.send(SIGN_UP);
      expect(session.calls()).toEqual([call]);
      await session.fake.answer(call, ANA);
      session.actor.send(submit);
      expect(session.calls()).toEqual([call, "openLease"]);
    });

    it("never puts the password where it could be kept", async () => {
      const session = start();
      const told: string[] = [];
      session.actor.subscribe(({ context }) => told.push(JSON.stringify({ ...context, owner: null })));
      session.actor.send(submit);
      await session.fake.answer(call, ANA);
      await session.fake.answer("openLease", session.lease(HOUR));
      expect(told).toHaveLength(3);
      expect(told.join("\n")).not.toContain(submit.password);
      expect(JSON.stringify(session.actor.getPersistedSnapshot())).not.toContain(submit.password);
    });

    it("with faults asks nobody and says which", () => {
      const session = start();
      session.actor.send({ ...submit, email: "ana", password: "" });
      expect(session.value).toEqual({ anonymous: "idle" });
      expect(session.context.faults).toEqual({ email: "invalid", password: "required" });
      expect(session.calls()).toEqual([]);
      session.actor.send(submit);
      expect(session.context.faults).toEqual({});
      expect(session.calls()).toEqual([call]);
    });

    it.each<SignInProblem>([
      "wrongCredentials",
      "emailTaken",
      "weakPassword",
      "disabled",
      "tooManyAttempts",
      "unreachable",
    ])("refused for %s says so and can be tried again", async (reason) => {
      const session = start();
      session.actor.send(submit);
      await session.fake.refuse(call, new SignInRefusal(reason));
      expect(session.value).toEqual({ anonymous: "idle" });
      expect(session.context.problem).toBe(reason);
      expect(session.heard).toEqual([]);
      session.actor.send(submit);
      expect(session.context.problem).toBeNull();
      expect(session.fake.count(call)).toBe(2);
    });

    it("refused for what nobody foresaw is unexpected", async () => {
      const session = start();
      session.actor.send(submit);
      await session.fake.refuse(call, new TypeError("x is not a function"));
      expect(session.context.problem).toBe("unexpected");
      session.actor.send({ ...submit, email: "" });
      expect(session.context).toMatchObject({ problem: null, faults: { email: "required" } });
    });

    it("is not disturbed by the cookie that it writes itself", async () => {
      const session = start();
      session.actor.send(submit);
      await session.fake.answer(call, ANA);
      session.fake.tellLease(session.lease(24 * HOUR));
      expect(session.value).toEqual({ anonymous: "leasing" });
      await session.fake.answer("openLease", session.lease(24 * HOUR));
      expect(session.heard).toEqual(["signedIn", "session.opened"]);
    });
  });

  it("checks a sign-up's name and password, a sign-in's not", () => {
    const session = start();
    session.actor.send({ ...SIGN_UP, name: "A", password: "1234567" });
    expect(session.context.faults).toEqual({ name: "tooShort", password: "tooShort" });
    session.actor.send({ ...SIGN_IN, password: "1234567" });
    expect(session.value).toEqual({ anonymous: "signingIn" });
  });

  describe("a browser that blocks cookies", () => {
    it("ends the identity again and says so; browsing goes on", async () => {
      const session = start();
      session.actor.send(SIGN_IN);
      await session.fake.answer("signIn", ANA);
      await session.fake.answer("openLease", null);
      expect(session.value).toEqual({ anonymous: "withdrawing" });
      expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
      expect(session.context.identity).toBeNull();
      await session.fake.answer("endIdentity", undefined);
      expect(session.value).toEqual({ anonymous: "idle" });
      expect(session.heard).toEqual(["cookiesBlocked"]);
      expect(session.calls()).toEqual(["signIn", "openLease", "endIdentity"]);
    });

    it("is the same when writing fails, and when the identity cannot be ended", async () => {
      const session = start();
      session.actor.send(SIGN_IN);
      await session.fake.answer("signIn", ANA);
      await session.fake.refuse("openLease", new Error("SecurityError"));
      await session.fake.refuse("endIdentity", new Error("no network"));
      expect(session.value).toEqual({ anonymous: "idle" });
      expect(session.heard).toEqual(["cookiesBlocked"]);
    });
  });
}
