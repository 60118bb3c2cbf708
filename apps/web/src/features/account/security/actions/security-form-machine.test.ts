import { Secret } from "@shop/session-machine";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import {
  provideSecurityForm,
  type SecurityFieldError,
  type SecurityValues,
} from "./security-form-machine.ts";
import type { SecurityAction } from "./security-action.ts";

const PERSON = { name: "Ana Torres", email: "ana@correo.example" };
const password = (text: string): SecurityValues => ({ password: new Secret(text) });

function openForm() {
  const started: SecurityAction[] = [];
  const perform = (action: SecurityAction) => {
    started.push(action);
    return new Promise<void>(() => undefined);
  };
  const actor = createActor(provideSecurityForm({ perform }), { input: { subject: PERSON } }).start();
  return {
    started,
    notify: (type: "field.change" | "form.submit", values: SecurityValues) =>
      actor.send({ type, field: fieldOf(values), values }),
    get seen() {
      const { errors, hints } = actor.getSnapshot().context;
      return { error: Object.values(errors)[0] ?? null, rules: hints };
    },
  };
}

const fieldOf = (values: SecurityValues) =>
  "password" in values ? "password" : "email" in values ? "email" : "word";

describe("the form of an action", () => {
  it("ticks the rules of a password off while it is typed, without a validation error", () => {
    const form = openForm();
    form.notify("field.change", password("jito"));
    expect(form.seen).toEqual({ error: null, rules: { length: false, notPersonal: true } });
    form.notify("field.change", password("jitomate y cebolla"));
    expect(form.seen).toEqual({ error: null, rules: { length: true, notPersonal: true } });
    form.notify("field.change", password("torres 1234"));
    expect(form.seen).toEqual({ error: null, rules: { length: true, notPersonal: false } });
  });

  const secret = new Secret("jitomate y cebolla");

  it.each<[SecurityValues, SecurityAction]>([
    [{ password: secret }, { kind: "password", password: secret }],
    [{ email: "nueva@correo.example" }, { kind: "email", email: "nueva@correo.example" }],
    [{ word: "ELIMINAR" }, { kind: "delete" }],
  ])("starts the action that its field is for, once: %j", (values, action) => {
    const form = openForm();
    form.notify("form.submit", values);
    form.notify("form.submit", values);
    expect(form.started).toEqual([action]);
  });
});

it.each<[string, SecurityValues, SecurityFieldError | null]>([
  ["no password", password(""), "required"],
  ["a short password", password("1234567"), "tooShort"],
  ["a password that names the shopper", password("anatorres77"), "invalid"],
  ["a password that can be one", password("jitomate y cebolla"), null],
  ["no e-mail", { email: " " }, "required"],
  ["what is no e-mail", { email: "ana" }, "invalid"],
  ["the e-mail that it is already", { email: " ANA@correo.example" }, "same"],
  ["another e-mail", { email: "nueva@correo.example" }, null],
  ["no word", { word: "" }, "required"],
  ["another word", { word: "sí" }, "invalid"],
  ["the word", { word: " eliminar " }, null],
])("the validation error of %s", (_, values, error) => {
  const form = openForm();
  form.notify("form.submit", values);
  expect(form.seen.error).toBe(error);
});
