import { expect, test } from "vitest";
import { cutText, toSeenLine } from "./typed-text-rules.ts";
import { typedLines, typedText } from "./typed-text.ts";

const isText = (text: string) => typedText(80).safeParse(text).success;
const areLines = (text: string) => typedLines(80).safeParse(text).success;

test.for<[string, string]>([
  ["Spanish", "Ñandú & Cía., 2.º piso"],
  ["an emoji of several", "👩🏽‍🚒"],
  ["a letter and its accent", "Jose\u0301"],
  ["Arabic", "أحمد"],
  ["one figure", "7"],
  ["Hangul", "김민수"],
  ["a flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
])("%s is a text", ([, text]) => {
  expect([isText(text), areLines(text)]).toEqual([true, true]);
});

test.for<[string, string]>([
  ["nothing", ""],
  ["blanks", "   "],
  ["characters without width", "\u200b\u2060\u200d"],
  ["an accent on nothing", "\u0301"],
  ["Hangul fillers", "\u3164\u115f\u1160\uffa0"],
  ["an empty pattern of Braille", "\u2800"],
  ["an empty note head", "\u{1d159}"],
  ["a place for an object", "\ufffc"],
  ["blanks among hieroglyphs", "\u{13441}\u{13442}"],
  ["soft hyphens and variation selectors", "\u00ad\ufe0f\u{e0100}"],
  ["an override of the direction", "foto\u202egpj.exe"],
  ["embeddings", "a\u202ab\u202bc\u202cd\u202d"],
  ["isolates", "a\u2066b\u2067c\u2068d\u2069"],
  ["marks of direction", "5\u200f7 - 8\u200e\u061c"],
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

test.for<[string, string]>([
  [" a\u200b \u200b b\t\n", "a b"],
  ["a\u202eb\0\ud83d", "ab"],
  ["\u2800 \u3164", ""],
  ["Marca®\u200d\u200d \ufe0f", "Marca®"],
  ["❤\ufe0f 👩🏽\u200d🚒 le\u200dche", "❤\ufe0f 👩🏽\u200d🚒 leche"],
])("%j is seen as %j", ([text, seen]) => {
  expect(toSeenLine(text)).toBe(seen);
});

test("a text that is cut ends in no half of a character", () => {
  expect(["a🥑", "ab🥑"].map((text) => cutText(text, 3))).toEqual(["a🥑", "ab"]);
});
