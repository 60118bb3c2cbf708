import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { ANA, FACEBOOK, GOOGLE, HOUR, SIGN_IN, start, startConfirmed } from "../tests/start-session.ts";
import { Secret } from "../secret.ts";
import { SignInFailureError } from "../sign-in-failure.ts";
import { FakeAuth } from "../testing.ts";
import { providePhoneForm } from "./phone/phone-form.ts";
import { selectFormFailure, selectIsSubmitting } from "./selectors.ts";
import { provideSignInForm } from "./sign-in-form.ts";
import { submitThrough } from "./submit-through.ts";

type Session = ReturnType<typeof start>;

/** The form of signing in, before a session. */
function startForm(session: Session) {
  const submit = submitThrough(session.actor);
  const actor = createActor(provideSignInForm({ submit })).start();
  const values = { email: "ana@correo.example", password: new Secret("clave-secreta") };
  return {
    actor,
    submit: (rememberMe = false) => actor.send({ type: "form.submit", values: { ...values, rememberMe } }),
    choose: (method: "google" | "facebook") =>
      actor.send({ type: "form.send", submission: { attempt: { method }, rememberMe: false } }),
    get seen() {
      const form = actor.getSnapshot();
      return { busy: selectIsSubmitting(form), failure: selectFormFailure(form) };
    },
    /** Resolves when the form knows the outcome. */
    received: () =>
      new Promise<void>((resolve) => {
        actor.subscribe((form) => {
          if (!selectIsSubmitting(form) || form.hasTag("done")) resolve();
        });
      }),
  };
}

const BUSY = { busy: true, failure: null };

describe("a form that signs in through the session", () => {
  it("asks within the shopper's click", () => {
    const session = start();
    const form = startForm(session);
    form.choose("google");
    expect(session.fake.calls).toEqual([{ name: "signIn", input: { method: "google" } }]);
    expect(form.seen).toEqual(BUSY);
  });

  it("stays busy once somebody is logged in", async () => {
    const session = start();
    const form = startForm(session);
    form.submit(true);
    const received = form.received();
    await session.fake.answer("signIn", ANA);
    expect(session.fake.calls).toEqual([
      {
        name: "signIn",
        input: { method: "password", email: "ana@correo.example", password: "clave-secreta" },
      },
      { name: "writeSessionCookie", input: { rememberMe: true } },
    ]);
    await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
    await received;
    expect(session.seen.logged).toBe(true);
    expect(form.seen).toEqual(BUSY);
  });

  it("tells why the session refused, with all that it knows", async () => {
    const session = start();
    const form = startForm(session);
    form.choose("facebook");
    const received = form.received();
    const detail = { email: "ana@correo.example", provider: "facebook" } as const;
    await session.fake.refuse("signIn", new SignInFailureError("accountExists", detail));
    await received;
    expect(form.seen).toEqual({ busy: false, failure: "accountExists" });
    expect(form.actor.getSnapshot().context.failure?.detail).toEqual(detail);
  });

  it("tells that the browser blocks cookies, once nobody is signed in any more", async () => {
    const session = start();
    const form = startForm(session);
    form.submit();
    const received = form.received();
    await session.fake.answer("signIn", ANA);
    await session.fake.answer("writeSessionCookie", null);
    expect(form.seen).toEqual(BUSY);
    await session.fake.answer("endIdentity", undefined);
    await received;
    expect(form.seen).toEqual({ busy: false, failure: "cookiesBlocked" });
  });

  it("is refused as cancelled when the shopper gives the window up", async () => {
    const session = start();
    const form = startForm(session);
    form.choose("google");
    const received = form.received();
    session.actor.send({ type: "signIn.cancel" });
    await session.fake.answer("endIdentity", undefined);
    await received;
    expect(form.seen).toEqual({ busy: false, failure: "cancelled" });
  });

  it("is not refused for what an earlier form was refused for", async () => {
    const session = start();
    session.actor.send(SIGN_IN);
    await session.fake.refuse("signIn", new SignInFailureError("wrongCredentials"));
    const form = startForm(session);
    form.submit();
    expect(form.seen).toEqual(BUSY);
    expect(session.fake.count("signIn")).toBe(2);
  });
});

describe("a busy session", () => {
  it("is waited for: an identity that outlived its session cookie is ended first", async () => {
    const session = start({ hasStoredIdentity: true });
    const form = startForm(session);
    form.submit();
    expect(session.calls()).toEqual(["endIdentity"]);
    expect(form.seen).toEqual(BUSY);
    await session.fake.answer("endIdentity", undefined);
    await expect.poll(() => session.calls()).toEqual(["endIdentity", "signIn"]);
    await session.fake.answer("signIn", ANA);
    const received = form.received();
    await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
    await received;
    expect(form.seen).toEqual(BUSY);
  });

  it("that an earlier form keeps busy answers both, when somebody is logged in", async () => {
    const session = start();
    session.actor.send(SIGN_IN);
    const form = startForm(session);
    form.submit();
    const received = form.received();
    await session.fake.answer("signIn", ANA);
    await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
    await received;
    expect(session.fake.count("signIn")).toBe(1);
    expect(form.seen).toEqual(BUSY);
  });

  it("that refuses an earlier form takes this one's attempt next", async () => {
    const session = start();
    session.actor.send(SIGN_IN);
    const form = startForm(session);
    form.choose("facebook");
    await session.fake.refuse("signIn", new SignInFailureError("wrongCredentials"));
    await expect.poll(() => session.fake.calls.at(-1)?.input).toEqual({ method: "facebook" });
    expect(form.seen).toEqual(BUSY);
  });

  it.each([GOOGLE, FACEBOOK])(
    "with a window that an earlier form left open gives it up ($attempt.method)",
    async (left) => {
      const session = start();
      session.actor.send(left);
      const { signal } = session.fake;
      const form = startForm(session);
      form.submit();
      expect(signal?.aborted).toBe(true);
      await session.fake.answer("endIdentity", undefined);
      await expect.poll(() => session.fake.calls.at(-1)?.input).toMatchObject({ method: "password" });
      expect(form.seen).toEqual(BUSY);
    },
  );
});

describe("a form that is left", () => {
  it("leaves its attempt to the session, which goes on", async () => {
    const session = start();
    const form = startForm(session);
    form.submit();
    form.actor.stop();
    await session.fake.answer("signIn", ANA);
    await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
    expect(session.seen.logged).toBe(true);
    expect(session.received).toEqual(["signedIn", "session.opened"]);
  });

  it("while it waits for a busy session asks nothing afterwards", async () => {
    const session = start({ hasStoredIdentity: true });
    const form = startForm(session);
    form.submit();
    form.actor.stop();
    await session.fake.answer("endIdentity", undefined);
    await Promise.resolve();
    session.actor.send(GOOGLE);
    expect(session.fake.calls).toEqual([
      { name: "endIdentity" },
      { name: "signIn", input: { method: "google" } },
    ]);
  });
});

describe("another tab", () => {
  it("that signs in first settles the form, when its own attempt is refused", async () => {
    const session = start();
    const form = startForm(session);
    form.choose("google");
    const received = form.received();
    session.fake.notifyCookie(session.cookie(24 * HOUR));
    await session.fake.refuse("signIn", new SignInFailureError("cancelled"));
    await received;
    expect(session.seen.logged).toBe(true);
    expect(form.seen).toEqual(BUSY);
  });

  it("that has signed in by the time of the click leaves nothing to ask", async () => {
    const session = startConfirmed();
    const form = startForm(session);
    form.submit();
    await form.received();
    expect(session.fake.count("signIn")).toBe(0);
    expect(form.seen).toEqual(BUSY);
  });
});

it("a shop that is closed under the form refuses it as unexpected", async () => {
  const session = start();
  const form = startForm(session);
  form.submit();
  const received = form.received();
  session.actor.stop();
  await received;
  expect(form.seen).toEqual({ busy: false, failure: "unexpected" });
});

it("the form by phone signs in the same way", async () => {
  const session = start();
  const auth = new FakeAuth();
  const form = createActor(
    providePhoneForm({ submit: submitThrough(session.actor), sendCode: auth.sendCode }),
  ).start();
  form.send({ type: "form.submit", values: { country: "MX", phone: "5512345678", rememberMe: true } });
  await auth.codes.last.answer({ verificationId: "sms-1" });
  form.send({ type: "code.submit", values: { code: new Secret("908070") } });
  expect(session.fake.calls).toEqual([
    { name: "signIn", input: { method: "phone", verificationId: "sms-1", code: "908070" } },
  ]);
  form.stop();
});
