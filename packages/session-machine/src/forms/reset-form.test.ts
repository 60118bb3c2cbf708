import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { SignInFailure } from "../sign-in-failure.ts";
import { FakeAuth } from "../testing.ts";
import { provideResetForm } from "./reset-form.ts";
import { selectFormFailure, selectIsSent } from "./selectors.ts";

/** The real form with fake services, submitted. */
function submitForm() {
  const { requestPasswordReset, resets } = new FakeAuth();
  const actor = createActor(provideResetForm({ requestPasswordReset })).start();
  actor.send({ type: "form.submit", values: { email: "ana@correo.example" } });
  return {
    resets,
    get seen() {
      const form = actor.getSnapshot();
      return { isSent: selectIsSent(form), failure: selectFormFailure(form) };
    },
  };
}

describe("asking for a new password", () => {
  it.each<SignInFailure>(["wrongCredentials", "disabled", "notOffered", "accountExists"])(
    "ends the same for a reason that would reveal an account: %s",
    async (reason) => {
      const form = submitForm();
      await form.resets.last.refuse(reason);
      expect(form.seen).toEqual({ isSent: true, failure: null });
    },
  );

  it.each<[string, SignInFailure | Error, SignInFailure]>([
    ["there is no network", "unreachable", "unreachable"],
    ["nothing can be saved", "cannotSave", "cannotSave"],
    ["too many mails were requested", "tooManyAttempts", "tooManyAttempts"],
    ["an unforeseen error", new TypeError("x is not a function"), "unexpected"],
  ])("says so when %s", async (_, error, failure) => {
    const form = submitForm();
    await form.resets.last.refuse(error);
    expect(form.seen).toEqual({ isSent: false, failure });
  });
});
