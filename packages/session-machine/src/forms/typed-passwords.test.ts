import { expect, it } from "vitest";
import { createActor } from "xstate";
import { Secret } from "../secret.ts";
import { FakeAuth } from "../testing.ts";
import { provideSignInForm } from "./sign-in-form.ts";
import { provideSignUpForm } from "./sign-up-form.ts";

const PASSWORD = " con blancos ";
const VALUES = {
  name: "Ana Torres",
  email: "anita@correo.example",
  password: new Secret(PASSWORD),
  rememberMe: false,
};

it.each([
  ["signing in", provideSignInForm],
  ["signing up", provideSignUpForm],
])("a password of %s is sent as it was typed, and kept nowhere", async (_, provideForm) => {
  const auth = new FakeAuth();
  const form = createActor(provideForm(auth)).start();
  const remembered: string[] = [];
  form.subscribe(() => remembered.push(JSON.stringify(form.getPersistedSnapshot())));
  form.send({ type: "field.change", field: "password", values: VALUES });
  form.send({ type: "field.leave", field: "password", values: VALUES });
  form.send({ type: "form.submit", values: VALUES });
  expect(auth.submits.last.input).toMatchObject({ attempt: { password: PASSWORD } });
  await auth.submits.last.refuse("disabled");
  expect(remembered).toHaveLength(4);
  expect(remembered.join("\n")).not.toContain(PASSWORD);
});
