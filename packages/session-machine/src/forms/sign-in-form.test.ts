import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { Secret } from "../secret.ts";
import { SignInFailureError } from "../sign-in-failure.ts";
import { FakeAuth } from "../testing.ts";
import {
  selectErrors,
  selectFormDetail,
  selectFormFailure,
  selectFormMethod,
  selectIsSubmitting,
} from "./selectors.ts";
import { provideSignInForm, type SignInField } from "./sign-in-form.ts";

const EMAIL = "ana@correo.example";
const PASSWORD = "clave-secreta";

/** The real form before a fake world, with every field that it gave the focus to. */
function start() {
  const auth = new FakeAuth();
  const actor = createActor(provideSignInForm(auth));
  const focused: string[] = [];
  actor.on("error.focus", ({ field }) => focused.push(field));
  actor.start();
  const values = (email: string, password: string) => ({ email, password: new Secret(password) });
  return {
    actor,
    auth,
    focused,
    type: (field: SignInField, email: string, password = "") =>
      actor.send({ type: "field.change", field, values: values(email, password) }),
    leave: (field: SignInField, email: string, password = "") =>
      actor.send({ type: "field.leave", field, values: values(email, password) }),
    submit: (email = EMAIL, password = PASSWORD, rememberMe = false) =>
      actor.send({ type: "form.submit", values: { ...values(email, password), rememberMe } }),
    get errors() {
      return selectErrors(actor.getSnapshot());
    },
    get seen() {
      const form = actor.getSnapshot();
      return {
        busy: selectIsSubmitting(form),
        failure: selectFormFailure(form),
        method: selectFormMethod(form),
      };
    },
  };
}

const AT_REST = { busy: false, failure: null, method: null };

describe("the fields of signing in", () => {
  it("say nothing before they are left", () => {
    const form = start();
    form.type("email", "ana");
    expect(form.errors).toEqual({});
  });

  it("say what is wrong when they are left, each for itself, and until it is right", () => {
    const form = start();
    form.leave("email", "ana");
    expect(form.errors).toEqual({ email: "invalid" });
    form.type("email", "ana@");
    expect(form.errors).toEqual({ email: "invalid" });
    form.type("email", EMAIL);
    expect(form.errors).toEqual({});
    expect(form.focused).toEqual([]);
  });

  it("are not wrong for being passed by", () => {
    const form = start();
    form.leave("email", "");
    form.leave("password", "");
    expect(form.errors).toEqual({});
  });

  it("are all judged when they are sent; the first that is wrong gets the focus, and nobody is asked", () => {
    const form = start();
    form.submit("ana", "");
    expect(form.errors).toEqual({ email: "invalid", password: "required" });
    expect(form.focused).toEqual(["email"]);
    form.submit(EMAIL, "");
    expect(form.errors).toEqual({ password: "required" });
    expect(form.focused).toEqual(["email", "password"]);
    expect(form.auth.submits.all).toEqual([]);
    expect(form.seen).toEqual(AT_REST);
  });

  it("are wrong for being empty once they were sent", () => {
    const form = start();
    form.submit("", PASSWORD);
    form.type("email", EMAIL, PASSWORD);
    expect(form.errors).toEqual({});
    form.leave("password", EMAIL, "");
    expect(form.errors).toEqual({ password: "required" });
  });
});

describe("sending the form", () => {
  it.each([true, false])(
    "asks the session with what was typed, without typing slips (keep: %s)",
    (rememberMe) => {
      const form = start();
      form.submit(` ${EMAIL} `, " con blancos ", rememberMe);
      expect(form.auth.submits.inputs).toEqual([
        { attempt: { method: "password", email: EMAIL, password: " con blancos " }, rememberMe },
      ]);
      expect(form.seen).toEqual({ busy: true, failure: null, method: "password" });
    },
  );

  it("asks once for a double click, and for two different clicks", () => {
    const form = start();
    form.submit();
    form.submit();
    form.actor.send({ type: "form.send", submission: { attempt: { method: "google" }, rememberMe: false } });
    expect(form.auth.submits.all).toHaveLength(1);
  });

  it("stays busy until the screen is gone when somebody is logged in", async () => {
    const form = start();
    form.submit();
    await form.auth.submits.last.answer();
    expect(form.seen).toEqual({ busy: true, failure: null, method: "password" });
    form.submit();
    expect(form.auth.submits.all).toHaveLength(1);
  });

  it("refused tells why, and can be tried again", async () => {
    const form = start();
    form.submit();
    await form.auth.submits.last.refuse("wrongCredentials");
    expect(form.seen).toEqual({ ...AT_REST, failure: "wrongCredentials" });
    form.submit("ana");
    expect(form.seen).toEqual(AT_REST);
    form.submit();
    expect(form.seen).toEqual({ busy: true, failure: null, method: "password" });
  });

  it("refused for what nobody foresaw is unexpected", async () => {
    const form = start();
    form.submit();
    await form.auth.submits.last.refuse(new TypeError("x is not a function"));
    expect(form.seen.failure).toBe("unexpected");
  });

  it("left behind lets the answer go nowhere", () => {
    const form = start();
    form.submit();
    form.actor.stop();
    expect(form.auth.submits.last.signal.aborted).toBe(true);
  });

  it("keeps no password", async () => {
    const form = start();
    const remembered: string[] = [];
    form.actor.subscribe(() => remembered.push(JSON.stringify(form.actor.getPersistedSnapshot())));
    form.type("password", EMAIL, PASSWORD);
    form.leave("password", EMAIL, PASSWORD);
    form.submit();
    await form.auth.submits.last.refuse("disabled");
    expect(remembered).toHaveLength(4);
    expect(remembered.join("\n")).not.toContain(PASSWORD);
  });
});

describe("the window of another service", () => {
  it.each(["google", "facebook"] as const)("is asked whatever stands in the fields (%s)", (method) => {
    const form = start();
    form.submit("ana", "");
    form.actor.send({ type: "form.send", submission: { attempt: { method }, rememberMe: true } });
    expect(form.auth.submits.inputs).toEqual([{ attempt: { method }, rememberMe: true }]);
    expect(form.seen).toEqual({ busy: true, failure: null, method });
    expect(form.errors).toEqual({});
  });

  it("may find that the e-mail has an account, and says whose", async () => {
    const form = start();
    form.actor.send({
      type: "form.send",
      submission: { attempt: { method: "facebook" }, rememberMe: false },
    });
    const detail = { email: EMAIL, provider: "facebook" } as const;
    await form.auth.submits.last.refuse(new SignInFailureError("accountExists", detail));
    expect(form.seen).toEqual({ ...AT_REST, failure: "accountExists" });
    expect(selectFormDetail(form.actor.getSnapshot())).toEqual(detail);
    form.submit();
    expect(selectFormDetail(form.actor.getSnapshot())).toEqual({});
  });
});
