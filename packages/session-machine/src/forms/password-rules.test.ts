import { expect, it } from "vitest";
import { passwordRules } from "./password-rules.ts";

it.each([
  ["nothing typed yet", "", false, false],
  ["a few letters", "clave", false, true],
  ["long enough", "clave-se", true, true],
  ["eight signs of two code units", "😀".repeat(8), true, true],
  ["too long", "a".repeat(4097), false, true],
  ["the mailbox of the e-mail", "xx-anita.m-xx", true, false],
  ["the mailbox in capitals", "ANITA.M123", true, false],
  ["part of the name, without its accent", "torres-2026", true, false],
  ["part of the name, with another accent", "tórres-2026", true, false],
  ["too short a part of the name to be personal", "manzana123", true, true],
  ["the shop that hosts the e-mail", "correo.example", true, true],
])("a password with %s", (_, password, length, notPersonal) => {
  const rules = passwordRules({ name: "Ana Torrés", email: " anita.m@correo.example", password });
  expect(rules).toEqual({ length, notPersonal });
});

it("a password cannot be personal while neither name nor e-mail are typed", () => {
  expect(passwordRules({ name: "", email: "", password: "clave-secreta" })).toEqual({
    length: true,
    notPersonal: true,
  });
});
