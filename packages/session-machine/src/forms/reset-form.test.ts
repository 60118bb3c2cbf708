import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { SignInFailure } from "../sign-in-failure.ts";
import { FakeAuth } from "../testing.ts";
import { provideResetForm } from "./reset-form.ts";
import { selectErrors, selectFormFailure, selectIsSent, selectIsSending, selectSentTo } from "./selectors.ts";

const EMAIL = "ana@correo.example";

/** The real form before a fake world. */
function start() {
  const auth = new FakeAuth();
  const actor = createActor(provideResetForm(auth));
  const focused: string[] = [];
  actor.on("error.focus", ({ field }) => focused.push(field));
  actor.start();
  return {
    actor,
    auth,
    focused,
    type: (email: string) => actor.send({ type: "field.change", field: "email", values: { email } }),
    leave: (email: string) => actor.send({ type: "field.leave", field: "email", values: { email } }),
    submit: (email = EMAIL) => actor.send({ type: "form.submit", values: { email } }),
    get errors() {
      return selectErrors(actor.getSnapshot());
    },
    get seen() {
      const form = actor.getSnapshot();
      return {
        busy: selectIsSending(form),
        sent: selectIsSent(form),
        sentTo: selectSentTo(form),
        failure: selectFormFailure(form),
      };
    },
  };
}

const AT_REST = { busy: false, sent: false, sentTo: null, failure: null };
const SENT = { busy: false, sent: true, sentTo: EMAIL, failure: null };

describe("asking for a new password", () => {
  it("judges the e-mail when it is left, when it is sent, and as it is mended", () => {
    const form = start();
    form.leave("");
    form.type("ana");
    expect(form.errors).toEqual({});
    form.leave("ana");
    expect(form.errors).toEqual({ email: "invalid" });
    form.type(EMAIL);
    expect(form.errors).toEqual({});
    form.submit("  ");
    expect(form.errors).toEqual({ email: "required" });
    expect(form.focused).toEqual(["email"]);
    expect(form.auth.resets.all).toEqual([]);
  });

  it("sends one mail to what was typed, without typing slips", async () => {
    const form = start();
    form.submit(` ${EMAIL} `);
    form.submit();
    expect(form.auth.resets.inputs).toEqual([{ email: EMAIL }]);
    expect(form.seen).toEqual({ ...AT_REST, busy: true, sentTo: EMAIL });
    await form.auth.resets.last.answer();
    expect(form.seen).toEqual(SENT);
  });

  it.each<SignInFailure>(["wrongCredentials", "disabled", "notOffered", "accountExists"])(
    "ends the same for a reason that would tell of an account: %s",
    async (reason) => {
      const form = start();
      form.submit();
      await form.auth.resets.last.refuse(reason);
      expect(form.seen).toEqual(SENT);
    },
  );

  it.each<[string, SignInFailure | Error, SignInFailure]>([
    ["the network is gone", "unreachable", "unreachable"],
    ["nothing can be saved", "cannotSave", "cannotSave"],
    ["too many mails were asked for", "tooManyAttempts", "tooManyAttempts"],
    ["nobody foresaw it", new TypeError("x is not a function"), "unexpected"],
  ])("says so when %s, and can be tried again", async (_, error, failure) => {
    const form = start();
    form.submit();
    await form.auth.resets.last.refuse(error);
    expect(form.seen).toEqual({ ...AT_REST, failure });
    form.submit();
    expect(form.seen).toEqual({ ...AT_REST, busy: true, sentTo: EMAIL });
  });

  it("can be done for another e-mail", async () => {
    const form = start();
    form.submit();
    await form.auth.resets.last.answer();
    form.actor.send({ type: "form.open" });
    expect(form.seen).toEqual(AT_REST);
    form.leave("");
    expect(form.errors).toEqual({});
  });
});
