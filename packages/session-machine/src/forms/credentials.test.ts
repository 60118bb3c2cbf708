import { describe, expect, it } from "vitest";
import { checkSignIn, checkSignUp, cleanSignIn, cleanSignUp } from "./credentials.ts";

const ANA = { name: "Ana", email: "ana@correo.example", password: "12345678" };

describe("signing in", () => {
  it("needs an e-mail and a password of any length", () => {
    expect(checkSignIn({ email: ANA.email, password: "1" })).toEqual({});
    expect(checkSignIn({ email: "", password: "" })).toEqual({ email: "required", password: "required" });
  });

  it("takes a password of blanks: it is the shopper's", () => {
    expect(checkSignIn({ email: ANA.email, password: "   " })).toEqual({});
    expect(cleanSignIn({ email: ` ${ANA.email}\t`, password: " x " })).toEqual({
      email: ANA.email,
      password: " x ",
    });
  });
});

describe("an e-mail", () => {
  it.each([
    "a@b.co",
    " ana@correo.example ",
    "ana.maria+tienda@sub.correo.example",
    "josé@correo.example",
    "ana@españa.example",
    `${"a".repeat(64)}@b.example`,
    "\u202Aana@correo.example\u202C",
    "ana@co\u00ADrreo.example\u200B",
    "\uFEFFana＠correo.example",
    `a@${"b".repeat(244)}.example`, // 254 characters
  ])("is %s", (email) => {
    expect(checkSignIn({ email, password: "x" })).toEqual({});
  });

  it.each([
    ["   ", "required"],
    ["ana", "invalid"],
    ["ana@", "invalid"],
    ["@correo.example", "invalid"],
    ["ana@correo", "invalid"],
    ["ana@correo.", "invalid"],
    ["ana@.example", "invalid"],
    ["ana@correo..example", "invalid"],
    ["ana@@correo.example", "invalid"],
    ["ana@otra@correo.example", "invalid"],
    ["mailto:ana@correo.example", "invalid"],
    ["<ana@correo.example>", "invalid"],
    ["ana@correo.example,", "invalid"],
    ["ana maria@correo.example", "invalid"],
    ["\u200B\u2060", "required"],
    ["ana\0@correo.example", "invalid"],
    [`${"a".repeat(65)}@b.example`, "invalid"],
    [`a@${"b".repeat(245)}.example`, "tooLong"], // 255 characters
  ])("is not %s", (email, error) => {
    expect(checkSignIn({ email, password: "x" })).toEqual({ email: error });
  });

  it("is decided at once, however long", () => {
    const before = performance.now();
    for (const email of [`a@${"b.".repeat(1_000_000)}`, "a@".repeat(1_000_000)]) {
      expect(checkSignIn({ email, password: "x" })).toEqual({ email: "tooLong" });
    }
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe("signing up", () => {
  it("finds every validation error at once", () => {
    expect(checkSignUp(ANA)).toEqual({});
    expect(checkSignUp({ name: " ", email: "ana", password: "1234567" })).toEqual({
      name: "required",
      email: "invalid",
      password: "tooShort",
    });
  });

  it.each([
    ["none", "", "required"],
    ["nothing that can be seen", "\u200B\u200B\u200B", "required"],
    ["a name of fillers", "\u2800\ufffc", "invalid"],
    ["a name of two lines", "Ana\u0085Torres", "invalid"],
    ["one letter", "A", "tooShort"],
    ["one letter between blanks", " A ", "tooShort"],
    ["one sign of two code units", "😀", "tooShort"],
    ["two letters", "Al", undefined],
    ["two characters", "李明", undefined],
    ["eighty letters", "a".repeat(80), undefined],
    ["eighty signs of two code units", "😀".repeat(80), undefined],
    ["one letter more", "a".repeat(81), "tooLong"],
  ])("name, %s", (_, name, error) => {
    expect(checkSignUp({ ...ANA, name })).toEqual(error ? { name: error } : {});
  });

  it.each([
    ["none", "", "required"],
    ["seven characters", "1234567", "tooShort"],
    ["four signs of two code units", "😀😀😀😀", "tooShort"],
    ["eight characters", "12345678", undefined],
    ["eight blanks", "        ", undefined],
    ["the longest", "a".repeat(4096), undefined],
    ["one more", "a".repeat(4097), "tooLong"],
    ["their name in it", "soy MARÍA torres", "invalid"],
    ["their e-mail in it", "xanita.mtx", "invalid"],
  ])("password, %s", (_, password, error) => {
    const fields = { name: "Ana Torrés", email: "Anita.MT@correo.example", password };
    expect(checkSignUp(fields)).toEqual(error ? { password: error } : {});
  });

  it("sends name and e-mail without typing slips", () => {
    expect(cleanSignUp({ name: " Ana   María ", email: " a@b.co ", password: " x " })).toEqual({
      name: "Ana María",
      email: "a@b.co",
      password: " x ",
    });
  });
});
