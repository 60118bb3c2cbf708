import { expect, test } from "vitest";
import { cutText, normalizeDigits, normalizeLine, toVisibleLine } from "./typed-text-rules.ts";
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

test.for<[string, string, string]>([
  ["marks around a number of a contact", "\u202a+52 55\u202c \u2066x\u2069\u200e", "+52 55 x"],
  ["what joins and parts no word", "\ufeffBIEN\u200bVE\u00adNI\u2060DA10\u200d", "BIENVENIDA10"],
  ["an order that would be another", "foto\u202egpj.exe", "fotogpj.exe"],
  ["blanks that do not break", "\u00a055\u202f1234\u2009\u3000x", "55 1234  x"],
  ["dashes of every length", "1\u20102\u20113\u20124\u20135\u20146\u20157\u22128", "1-2-3-4-5-6-7-8"],
  ["signs of full width", "\uff10\uff19\uff21\uff20\uff0b", "09A@+"],
  ["an emoji of several", "👩🏽\u200d🚒 ❤\ufe0f", "👩🏽\u200d🚒 ❤\ufe0f"],
  ["a flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["what steers a terminal stays, to be refused", "a\u001b[31m", "a\u001b[31m"],
])("%s", ([, typed, meant]) => {
  expect(normalizeLine(typed)).toBe(meant);
});

test("figures are read without what parts them", () => {
  expect(normalizeDigits(" \u202d123\u2011\uff14\uff15\u00a06\u202c")).toBe("123456");
});

test("a text is kept as it is meant, and lines with the dashes that they have", () => {
  expect([
    typedText(20).parse("\u200bCalle\u00a0\uff15\u2011A"),
    typedLines(20).parse("\u202aSí \u2014\nno\u202c"),
  ]).toEqual(["Calle 5-A", "Sí \u2014\nno"]);
});

test.for<[string, string]>([
  [" a\u200b \u200b b\t\n", "a b"],
  ["a\u202eb\0\ud83d\ufeff", "ab"],
  ["\u2800 \u3164", ""],
  ["Marca®\u200d\u200d \ufe0f", "Marca®"],
  ["❤\ufe0f 👩🏽\u200d🚒 le\u200dche", "❤\ufe0f 👩🏽\u200d🚒 leche"],
])("%j is seen as %j", ([text, seen]) => {
  expect(toVisibleLine(text)).toBe(seen);
});

test("a text that is cut ends in no half of a character", () => {
  expect(["a🥑", "ab🥑"].map((text) => cutText(text, 3))).toEqual(["a🥑", "ab"]);
});
