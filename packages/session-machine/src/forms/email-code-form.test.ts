import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { Secret } from "../secret.ts";
import { FakeAuth } from "../testing.ts";
import { provideCodeRequest, provideEmailCode } from "./email-code-form.ts";
import { selectErrors, selectFormFailure, selectIsSubmitting } from "./selectors.ts";

const EMAIL = "ana@correo.example";

function openRequest() {
  const access = new FakeAuth();
  const actor = createActor(provideCodeRequest(access)).start();
  return { access, actor, submit: (email = EMAIL) => actor.send({ type: "form.submit", values: { email } }) };
}

function openCode() {
  const access = new FakeAuth();
  const actor = createActor(provideEmailCode(access), { input: { subject: { email: EMAIL } } }).start();
  const submit = (code: string) => actor.send({ type: "form.submit", values: { code: new Secret(code) } });
  return { access, actor, submit };
}

describe("a code by mail", () => {
  it("is requested once, for the normalized address", async () => {
    const { access, actor, submit } = openRequest();
    submit("ana");
    expect(selectErrors(actor.getSnapshot())).toEqual({ email: "invalid" });
    submit(`\u202A ${EMAIL}\u200B `);
    submit();
    expect(access.emailCodes.inputs).toEqual([{ email: EMAIL }]);
    await access.emailCodes.last.answer();
    expect(actor.getSnapshot().hasTag("done")).toBe(true);
    expect(actor.getSnapshot().context.summary).toBe(EMAIL);
  });

  it("that could not be sent shows why, and can be requested again", async () => {
    const { access, actor, submit } = openRequest();
    submit();
    await access.emailCodes.last.refuse("tooManyAttempts");
    expect(selectFormFailure(actor.getSnapshot())).toBe("tooManyAttempts");
    submit();
    expect(selectFormFailure(actor.getSnapshot())).toBeNull();
  });

  it("signs in as it was copied, and is not stored", async () => {
    const { access, actor, submit } = openCode();
    submit("123");
    expect(selectErrors(actor.getSnapshot())).toEqual({ code: "invalid" });
    submit("\u200B908\u2011０７0\u00A0");
    expect(access.submits.inputs).toEqual([
      { attempt: { method: "emailCode", email: EMAIL, code: "908070" }, rememberMe: false },
    ]);
    await access.submits.last.refuse("wrongCode");
    expect(selectFormFailure(actor.getSnapshot())).toBe("wrongCode");
    submit("123456");
    await access.submits.last.answer();
    expect(selectIsSubmitting(actor.getSnapshot())).toBe(true);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/908|123456/);
  });
});
