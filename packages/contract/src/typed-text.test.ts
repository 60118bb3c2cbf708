import { expect, test } from "vitest";
import { typedLines, typedText } from "./typed-text.ts";

const isText = (text: string) => typedText(80).safeParse(text).success;
const areLines = (text: string) => typedLines(80).safeParse(text).success;

test.for<[string, string]>([
  ["Spanish", "Ñandú & Cía., 2.º piso"],
  ["an emoji of several", "👩🏽‍🚒"],
  ["a letter and its accent", "Jose\u0301"],
  ["Arabic", "أحمد"],
  ["letters that turn the line around", "foto\u202egpj.exe"],
  ["one figure", "7"],
])("%s is a text", ([, text]) => {
  expect([isText(text), areLines(text)]).toEqual([true, true]);
});

test.for<[string, string]>([
  ["nothing", ""],
  ["blanks", "   "],
  ["characters without width", "\u200b\u2060\u200d"],
  ["an accent on nothing", "\u0301"],
  ["a NUL", "a\0b"],
  ["a sequence for terminals", "\u001b[31mrojo"],
  ["a control character of Latin-1", "a\u0085b"],
  ["half a character", "a\ud83db"],
  ["its other half", "a\ude00b"],
])("%s is none", ([, text]) => {
  expect([isText(text), areLines(text)]).toEqual([false, false]);
});

test.for(["a\nb", "a\r\nb", "a\tb"])("%j is of a text area", (text) => {
  expect([isText(text), areLines(text)]).toEqual([false, true]);
});

test.for(["a\u2028b", "a\u2029b"])("%j breaks a line that must be one", (text) => {
  expect(isText(text)).toBe(false);
});

test("both are trimmed, and have an end", () => {
  expect([typedText(3).parse(" abc "), typedLines(3).parse("\nabc\n")]).toEqual(["abc", "abc"]);
  expect([typedText(3).safeParse("abcd").success, typedLines(3).safeParse("abcd").success]).toEqual([
    false,
    false,
  ]);
});
