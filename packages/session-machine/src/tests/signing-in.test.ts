import { describe, expect, it } from "vitest";
import { selectDetail, selectMethod } from "../selectors.ts";
import { SignInFailureError, type SignInFailure } from "../sign-in-failure.ts";
import { ANA, BY_PHONE, FACEBOOK, GOOGLE, HOUR, PASSWORD, SIGN_IN, SIGN_UP, start } from "./start-session.ts";

describe.each([
  { name: "signing in", submit: SIGN_IN, notice: "signedIn" },
  { name: "signing up", submit: SIGN_UP, notice: "signedUp" },
  { name: "signing in by phone", submit: BY_PHONE, notice: "signedIn" },
  { name: "signing in with Google", submit: GOOGLE, notice: "signedIn" },
  { name: "signing in with Facebook", submit: FACEBOOK, notice: "signedIn" },
])("$name", ({ submit, notice }) => {
  it("asks within the click, once, and ends in an open session with the cookie that was chosen", async () => {
    const session = start();
    session.actor.send({ ...submit, rememberMe: true });
    session.actor.send(submit);
    session.actor.send(GOOGLE);
    expect(session.calls()).toEqual(["signIn"]);
    expect(session.seen).toEqual({ logged: false, confirmed: false, busy: true });
    expect(selectMethod(session.actor.getSnapshot())).toBe(submit.attempt.method);
    await session.fake.answer("signIn", ANA);
    session.actor.send(submit);
    expect(session.fake.calls.slice(1)).toEqual([
      { name: "writeSessionCookie", input: { rememberMe: true } },
    ]);
    const cookie = session.cookie(720 * HOUR);
    // The cookie that this attempt writes.
    session.fake.notifyCookie(cookie);
    expect(session.value).toEqual({ absent: "writingCookie" });
    await session.fake.answer("writeSessionCookie", cookie);
    expect(session.seen).toEqual({ logged: true, confirmed: true, busy: false });
    expect(session.context).toMatchObject({ identity: ANA, cookie, rememberMe: true, method: null });
    expect(session.received).toEqual([notice, "session.opened"]);
    expect(session.confirmed).toEqual(["ana"]);
  });

  it("refused shows so, and can be tried again", async () => {
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
});

it.each([
  [SIGN_IN, PASSWORD],
  [SIGN_UP, PASSWORD],
  [BY_PHONE, "123456"],
] as const)(
  "what is secret is never where it could be stored ($0.attempt.method)",
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
  it.each<[Error, SignInFailure]>([
    [new SignInFailureError("wrongCredentials"), "wrongCredentials"],
    [new TypeError("x is not a function"), "unexpected"],
  ])("is reported by its reason, and a bug as unexpected: %s", async (error, failure) => {
    const session = start();
    session.actor.send(SIGN_IN);
    await session.fake.refuse("signIn", error);
    expect(session.context).toMatchObject({ failure, detail: {} });
  });

  it("is undone when the try itself broke down", () => {
    const session = start();
    session.actor.send(SIGN_IN);
    // No call can cause this: every rejection is handled.
    const broken = { type: "xstate.error.actor.signInAttempt", error: new Error("broken") };
    session.actor.send(broken as never);
    expect(session.value).toEqual("endingIdentity");
    expect(session.context.failure).toBe("unexpected");
  });
});

describe("an e-mail that already has an account", () => {
  it("is reported with the method that waits, until the next attempt", async () => {
    const session = start();
    session.actor.send(FACEBOOK);
    const detail = { email: "ana@correo.example", provider: "facebook" } as const;
    await session.fake.refuse("signIn", new SignInFailureError("accountExists", detail));
    expect(session.context.failure).toBe("accountExists");
    expect(selectDetail(session.actor.getSnapshot())).toEqual(detail);
    session.actor.send(SIGN_IN);
    expect(selectDetail(session.actor.getSnapshot())).toEqual({});
  });

  it("is linked by the attempt that proves it, and the shopper is notified", async () => {
    const session = start();
    session.actor.send(SIGN_IN);
    await session.fake.answer("signIn", { ...ANA, linked: "facebook" });
    await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
    expect(session.received).toEqual(["linked", "session.opened"]);
  });
});

describe("a browser that blocks cookies", () => {
  it.each(["answer", "refuse"] as const)(
    "ends the identity again and shows so; browsing continues (%s)",
    async (end) => {
      const session = start();
      session.actor.send(SIGN_IN);
      await session.fake.answer("signIn", ANA);
      if (end === "answer") await session.fake.answer("writeSessionCookie", null);
      else await session.fake.refuse("writeSessionCookie", new Error("SecurityError"));
      expect(session.value).toEqual("endingIdentity");
      expect(session.context.identity).toBeNull();
      await session.fake.refuse("endIdentity", new Error("no network"));
      expect(session.value).toEqual({ absent: "idle" });
      expect(session.context.failure).toBe("cookiesBlocked");
      expect(session.received).toEqual(["cookiesBlocked"]);
    },
  );
});
