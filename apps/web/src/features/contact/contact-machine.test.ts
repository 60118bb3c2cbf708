import { expect, it } from "vitest";
import { createActor } from "xstate";
import { contactMachine } from "./contact-machine.ts";

const MESSAGE = {
  name: "Ana Torres",
  email: "ana@correo.example",
  message: "¿Reparten los domingos en mi colonia?",
};

it.each([
  [{ name: "  A  " }, ["name"]],
  [{ name: "Al" }, []],
  [{ name: "Ana\nTorres" }, ["name"]],
  [{ message: "Hola,\n¿reparten hoy?" }, []],
  [{ name: "a".repeat(80) }, []],
  [{ name: "a".repeat(81) }, ["name"]],
  [{ email: " ana@correo.example\u200b " }, []],
  [{ email: "ana@correo" }, ["email"]],
  [{ email: "ana torres@correo.example" }, ["email"]],
  [{ email: `${"a".repeat(240)}@correo.example` }, ["email"]],
  [{ message: " 123456789 " }, ["message"]],
  [{ message: "1234567890" }, []],
  [{ message: "a".repeat(2000) }, []],
  [{ message: "a".repeat(2001) }, ["message"]],
])("a message with %j is wrong in %j", (fields, errors) => {
  const form = createActor(contactMachine).start();
  form.send({ type: "form.submit", values: { ...MESSAGE, ...fields } });
  expect(Object.keys(form.getSnapshot().context.errors)).toEqual(errors);
});
