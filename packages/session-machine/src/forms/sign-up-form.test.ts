import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { Secret } from "../secret.ts";
import { FakeAuth } from "../testing.ts";
import {
  selectErrors,
  selectFormFailure,
  selectFormMethod,
  selectIsSubmitting,
  selectRules,
} from "./selectors.ts";
import { provideSignUpForm, type SignUpField } from "./sign-up-form.ts";

const ANA = { name: "Ana Torres", email: "anita@correo.example", password: "clave-secreta" };

/** The real form before a fake world, with every field that it gave the focus to. */
function start() {
  const auth = new FakeAuth();
  const actor = createActor(provideSignUpForm(auth));
  const focused: string[] = [];
  actor.on("error.focus", ({ field }) => focused.push(field));
  actor.start();
  const values = (fields: Partial<typeof ANA>) => {
    const { name, email, password } = { name: "", email: "", password: "", ...fields };
    return { name, email, password: new Secret(password) };
  };
  return {
    actor,
    auth,
    focused,
    type: (field: SignUpField, fields: Partial<typeof ANA>) =>
      actor.send({ type: "field.change", field, values: values(fields) }),
    leave: (field: SignUpField, fields: Partial<typeof ANA>) =>
      actor.send({ type: "field.leave", field, values: values(fields) }),
    submit: (fields: Partial<typeof ANA>) =>
      actor.send({ type: "form.submit", values: { ...values(fields), rememberMe: false } }),
    get errors() {
      return selectErrors(actor.getSnapshot());
    },
    get rules() {
      return selectRules(actor.getSnapshot());
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

describe("the fields of signing up", () => {
  it("say what is wrong when they are left, each for itself, and until it is right", () => {
    const form = start();
    form.leave("name", { name: "A" });
    form.leave("password", { name: "A", password: "corta" });
    expect(form.errors).toEqual({ name: "tooShort", password: "tooShort" });
    form.type("name", { ...ANA, password: "corta" });
    expect(form.errors).toEqual({ password: "tooShort" });
    form.type("password", ANA);
    expect(form.errors).toEqual({});
  });

  it("are all judged when they are sent; the first that is wrong gets the focus, and nobody is asked", () => {
    const form = start();
    form.submit({ password: "corta" });
    expect(form.errors).toEqual({ name: "required", email: "required", password: "tooShort" });
    form.submit({ ...ANA, email: "ana" });
    expect(form.errors).toEqual({ email: "invalid" });
    form.submit({ ...ANA, password: "torres-anita" });
    expect(form.errors).toEqual({ password: "invalid" });
    expect(form.focused).toEqual(["name", "email", "password"]);
    expect(form.auth.submits.all).toEqual([]);
  });
});

describe("the rules of a new password", () => {
  it("are met one by one as it is typed, and as name and e-mail are", () => {
    const form = start();
    expect(form.rules).toEqual({ length: false, notPersonal: false });
    form.type("password", { ...ANA, password: "tor" });
    expect(form.rules).toEqual({ length: false, notPersonal: true });
    form.type("password", { ...ANA, password: "torresmuyaltas" });
    expect(form.rules).toEqual({ length: true, notPersonal: false });
    form.type("name", { ...ANA, name: "Ana", password: "torresmuyaltas" });
    expect(form.rules).toEqual({ length: true, notPersonal: true });
    expect(form.errors).toEqual({});
  });
});

describe("sending the form", () => {
  it("makes the account with what was typed, without typing slips", () => {
    const form = start();
    form.submit({ name: " Ana  Torres ", email: ` ${ANA.email} `, password: " con blancos " });
    expect(form.auth.submits.inputs).toEqual([
      {
        attempt: { method: "signUp", name: "Ana Torres", email: ANA.email, password: " con blancos " },
        rememberMe: false,
      },
    ]);
    expect(form.seen).toEqual({ busy: true, failure: null, method: "signUp" });
    form.submit(ANA);
    expect(form.auth.submits.all).toHaveLength(1);
  });

  it("stays busy until the screen is gone when the account is there", async () => {
    const form = start();
    form.submit(ANA);
    await form.auth.submits.last.answer();
    expect(form.seen.busy).toBe(true);
  });

  it("refused tells why, and can be tried again", async () => {
    const form = start();
    form.submit(ANA);
    await form.auth.submits.last.refuse("emailTaken");
    expect(form.seen).toEqual({ busy: false, failure: "emailTaken", method: null });
    form.submit(ANA);
    expect(form.seen).toEqual({ busy: true, failure: null, method: "signUp" });
  });

  it("asks another service whatever stands in the fields", () => {
    const form = start();
    form.actor.send({ type: "form.send", submission: { attempt: { method: "google" }, rememberMe: false } });
    expect(form.auth.submits.inputs).toEqual([{ attempt: { method: "google" }, rememberMe: false }]);
    expect(form.seen).toEqual({ busy: true, failure: null, method: "google" });
  });

  it("keeps no password", async () => {
    const form = start();
    const remembered: string[] = [];
    form.actor.subscribe(() => remembered.push(JSON.stringify(form.actor.getPersistedSnapshot())));
    form.type("password", ANA);
    form.leave("password", ANA);
    form.submit(ANA);
    await form.auth.submits.last.refuse("weakPassword");
    expect(remembered).toHaveLength(4);
    expect(remembered.join("\n")).not.toContain(ANA.password);
  });
});
