import { Secret } from "@shop/session-machine";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import {
  provideSecurityForm,
  type SecurityFieldError,
  type SecurityValues,
} from "./security-form-machine.ts";
import type { SecurityAction } from "./security-types.ts";

const PERSON = { name: "Ana Torres", email: "ana@correo.example" };
const password = (text: string): SecurityValues => ({ password: new Secret(text) });

function openForm() {
  const started: SecurityAction[] = [];
  const perform = (action: SecurityAction) => {
    started.push(action);
    return new Promise<void>(() => undefined);
  };
  const actor = createActor(provideSecurityForm({ perform }), { input: { subject: PERSON } }).start();
  const focused: string[] = [];
  actor.on("error.focus", ({ field }) => focused.push(field));
  return {
    started,
    focused,
    notify: (type: "field.change" | "field.leave" | "form.submit", values: SecurityValues) =>
      actor.send({ type, field: fieldOf(values), values }),
    get seen() {
      const { errors, hints } = actor.getSnapshot().context;
      return { error: Object.values(errors)[0] ?? null, rules: hints };
    },
  };
}

const fieldOf = (values: SecurityValues) =>
  "password" in values ? "password" : "email" in values ? "email" : "word";

const NONE = { length: false, notPersonal: false };

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

  it("says what is wrong when the field is left, until it is mended", () => {
    const form = openForm();
    form.notify("field.leave", { email: "ana@" });
    expect(form.seen.error).toBe("invalid");
    form.notify("field.change", { email: "nueva@correo" });
    expect(form.seen.error).toBe("invalid");
    form.notify("field.change", { email: "nueva@correo.example" });
    expect(form.seen).toEqual({ error: null, rules: NONE });
  });

  it("blames nobody for an empty field before it was sent", () => {
    const form = openForm();
    form.notify("field.leave", { email: "" });
    expect(form.seen.error).toBeNull();
    form.notify("form.submit", { email: "" });
    form.notify("field.change", { email: "a@b.example" });
    form.notify("field.leave", { email: "" });
    expect(form.seen.error).toBe("required");
  });

  it("does not start an action with a validation error; the field takes the focus", () => {
    const form = openForm();
    form.notify("form.submit", password("corta"));
    expect(form.seen.error).toBe("tooShort");
    expect(form.focused).toEqual(["password"]);
    expect(form.started).toEqual([]);
  });

  const secret = new Secret("jitomate y cebolla");

  it.each<[SecurityValues, SecurityAction]>([
    [{ password: secret }, { kind: "password", password: secret }],
    [{ email: "nueva@correo.example" }, { kind: "email", email: "nueva@correo.example" }],
    [{ word: "ELIMINAR" }, { kind: "delete", word: "ELIMINAR" }],
  ])("starts the action that its field is for, once: %j", (values, action) => {
    const form = openForm();
    form.notify("form.submit", values);
    form.notify("form.submit", values);
    expect(form.started).toEqual([action]);
  });

  it("hands on the very secret that was typed", () => {
    const form = openForm();
    form.notify("form.submit", { password: secret });
    expect(form.started[0]).toHaveProperty("password", secret);
  });
});

describe("the validation error of", () => {
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
  ])("%s", (_, values, error) => {
    const form = openForm();
    form.notify("form.submit", values);
    expect(form.seen.error).toBe(error);
  });
});
