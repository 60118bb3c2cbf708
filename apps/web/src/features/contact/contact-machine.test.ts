import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { FakeContact } from "../../app/testing/fake-services.ts";
import { provideContact } from "./contact-machine.ts";

const MESSAGE = {
  name: "Ana Torres",
  email: "ana@correo.example",
  message: "¿Reparten los domingos en mi colonia?",
};

function runContact() {
  const shop = new FakeContact();
  const actor = createActor(provideContact(shop)).start();
  return {
    shop,
    send: (message = MESSAGE) => actor.send({ type: "form.submit", values: message }),
    another: () => actor.send({ type: "form.open" }),
    /** What the screen asks. */
    get seen() {
      const snapshot = actor.getSnapshot();
      return {
        errors: Object.keys(snapshot.context.errors),
        failure: snapshot.context.failure,
        isSending: snapshot.hasTag("submitting"),
        isSent: snapshot.hasTag("done"),
      };
    },
  };
}

const WRITING = { errors: [], failure: null, isSending: false, isSent: false };

describe("a message to the shop", () => {
  it("is sent once, and thanked for when the shop has it", async () => {
    const form = runContact();
    expect(form.seen).toEqual(WRITING);
    form.send();
    form.send();
    expect(form.seen).toEqual({ ...WRITING, isSending: true });
    await form.shop.take();
    expect(form.seen).toEqual({ ...WRITING, isSent: true });
    expect(form.shop.messages).toEqual([MESSAGE]);
  });

  it("can be followed by another", async () => {
    const form = runContact();
    form.another();
    form.send();
    await form.shop.take();
    form.another();
    expect(form.seen).toEqual(WRITING);
  });

  it("with validation errors is not sent; each field is named", () => {
    const form = runContact();
    form.send({ name: "", email: "ana@", message: "Hola" });
    expect(form.seen).toEqual({ ...WRITING, errors: ["name", "email", "message"] });
    expect(form.shop.messages).toEqual([]);
    form.send();
    expect(form.seen).toEqual({ ...WRITING, isSending: true });
  });

  it("that the shop could not take says why, and can be sent again", async () => {
    const form = runContact();
    form.send();
    await form.shop.refuse({ id: 429, retryAfter: 30 });
    expect(form.seen).toEqual({ ...WRITING, failure: { id: 429, retryAfter: 30 } });
    form.send({ ...MESSAGE, name: "A" });
    expect(form.seen).toEqual({ ...WRITING, errors: ["name"] });
    form.send();
    await form.shop.take();
    expect(form.shop.messages).toEqual([MESSAGE, MESSAGE]);
    expect(form.seen.isSent).toBe(true);
  });
});

describe("the validation errors of a message", () => {
  it.each([
    [{ name: "  A  " }, ["name"]],
    [{ name: "Al" }, []],
    [{ name: "\u3164\u3164" }, ["name"]],
    [{ name: "Ana\u202eTorres" }, ["name"]],
    [{ message: "\u2800".repeat(10) }, ["message"]],
    [{ message: "Hola,\n¿reparten\u2067 hoy?" }, ["message"]],
    [{ name: "a".repeat(80) }, []],
    [{ name: "a".repeat(81) }, ["name"]],
    [{ email: " ana@correo.example " }, []],
    [{ email: "ana@correo" }, ["email"]],
    [{ email: "ana torres@correo.example" }, ["email"]],
    [{ email: `${"a".repeat(240)}@correo.example` }, ["email"]],
    [{ message: " 123456789 " }, ["message"]],
    [{ message: "1234567890" }, []],
    [{ message: "a".repeat(2000) }, []],
    [{ message: "a".repeat(2001) }, ["message"]],
  ])("with %j are %j", (fields, errors) => {
    const form = runContact();
    form.send({ ...MESSAGE, ...fields });
    expect(form.seen.errors).toEqual(errors);
  });
});
