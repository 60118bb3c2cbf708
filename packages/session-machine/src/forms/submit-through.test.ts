import { expect, it } from "vitest";
import { createActor } from "xstate";
import { Secret } from "../secret.ts";
import { SignInFailureError } from "../sign-in-failure.ts";
import { ANA, FACEBOOK, GOOGLE, HOUR, SIGN_IN, start, startConfirmed } from "../tests/start-session.ts";
import { selectFormFailure, selectIsSubmitting } from "./selectors.ts";
import { provideSignInForm } from "./sign-in-form.ts";
import { submitThrough } from "./submit-through.ts";

type Session = ReturnType<typeof start>;

/** The sign-in form, connected to a session. */
function startForm(session: Session) {
  const actor = createActor(provideSignInForm({ submit: submitThrough(session.actor) })).start();
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
    get isDone() {
      return actor.getSnapshot().hasTag("done");
    },
  };
}

const BUSY = { busy: true, failure: null };

it("a form calls the session within the click, and stays busy once the shopper is logged in", async () => {
  const session = start();
  const form = startForm(session);
  form.submit(true);
  expect(session.fake.calls).toEqual([
    { name: "signIn", input: { method: "password", email: "ana@correo.example", password: "clave-secreta" } },
  ]);
  await session.fake.answer("signIn", ANA);
  expect(session.fake.calls.at(-1)).toEqual({ name: "writeSessionCookie", input: { rememberMe: true } });
  await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
  await expect.poll(() => form.isDone).toBe(true);
  expect(form.seen).toEqual(BUSY);
});

it("a form gets the failure of the session, with all details", async () => {
  const session = start();
  const form = startForm(session);
  form.choose("facebook");
  const detail = { email: "ana@correo.example", provider: "facebook" } as const;
  await session.fake.refuse("signIn", new SignInFailureError("accountExists", detail));
  await expect.poll(() => form.seen).toEqual({ busy: false, failure: "accountExists" });
  expect(form.actor.getSnapshot().context.failure?.detail).toEqual(detail);
});

it("a form gets the failure that the browser blocks cookies, once the identity session has ended", async () => {
  const session = start();
  const form = startForm(session);
  form.submit();
  await session.fake.answer("signIn", ANA);
  await session.fake.answer("writeSessionCookie", null);
  expect(form.seen).toEqual(BUSY);
  await session.fake.answer("endIdentity", undefined);
  await expect.poll(() => form.seen).toEqual({ busy: false, failure: "cookiesBlocked" });
});

it("a form is refused as cancelled when the shopper gives the window up", async () => {
  const session = start();
  const form = startForm(session);
  form.choose("google");
  session.actor.send({ type: "signIn.cancel" });
  await session.fake.answer("endIdentity", undefined);
  await expect.poll(() => form.seen).toEqual({ busy: false, failure: "cancelled" });
});

it("a form is not refused for what an earlier one was refused for", async () => {
  const session = start();
  session.actor.send(SIGN_IN);
  await session.fake.refuse("signIn", new SignInFailureError("wrongCredentials"));
  const form = startForm(session);
  form.submit();
  expect(form.seen).toEqual(BUSY);
  expect(session.fake.count("signIn")).toBe(2);
});

it("a busy session is waited for: an identity that outlived its session cookie is ended first", async () => {
  const session = start({ hasStoredIdentity: true });
  const form = startForm(session);
  form.submit();
  expect(session.calls()).toEqual(["endIdentity"]);
  await session.fake.answer("endIdentity", undefined);
  await expect.poll(() => session.calls()).toEqual(["endIdentity", "signIn"]);
  expect(form.seen).toEqual(BUSY);
});

it("a session that an earlier form keeps busy answers both, or handles this one's attempt next", async () => {
  const sessions = [start(), start()] as const;
  const [signedIn, refused] = sessions;
  const forms = sessions.map((session) => {
    session.actor.send(SIGN_IN);
    const form = startForm(session);
    form.choose("facebook");
    return form;
  });
  await signedIn.fake.answer("signIn", ANA);
  await signedIn.fake.answer("writeSessionCookie", signedIn.cookie(HOUR));
  await expect.poll(() => forms[0]?.isDone).toBe(true);
  expect(signedIn.fake.count("signIn")).toBe(1);
  await refused.fake.refuse("signIn", new SignInFailureError("wrongCredentials"));
  await expect.poll(() => refused.fake.calls.at(-1)?.input).toEqual({ method: "facebook" });
});

it.each([GOOGLE, FACEBOOK])(
  "a window that an earlier form left open is cancelled ($attempt.method)",
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

it("a form that is left leaves its attempt to the session, which continues", async () => {
  const session = start();
  const form = startForm(session);
  form.submit();
  form.actor.stop();
  await session.fake.answer("signIn", ANA);
  await session.fake.answer("writeSessionCookie", session.cookie(HOUR));
  expect(session.received).toEqual(["signedIn", "session.opened"]);
});

it("a form that is left while it waits for a busy session asks nothing afterwards", async () => {
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

it("a form whose own attempt is refused is done when another tab has signed in meanwhile", async () => {
  const session = start();
  const form = startForm(session);
  form.choose("google");
  session.fake.notifyCookie(session.cookie(24 * HOUR));
  await session.fake.refuse("signIn", new SignInFailureError("cancelled"));
  await expect.poll(() => form.isDone).toBe(true);
});

it("a form sends nothing if the shopper is logged in by the time of the click", async () => {
  const session = startConfirmed();
  const form = startForm(session);
  form.submit();
  await expect.poll(() => form.isDone).toBe(true);
  expect(session.fake.count("signIn")).toBe(0);
});

it("a shop that is closed under the form refuses it as unexpected", async () => {
  const session = start();
  const form = startForm(session);
  form.submit();
  session.actor.stop();
  await expect.poll(() => form.seen).toEqual({ busy: false, failure: "unexpected" });
});
