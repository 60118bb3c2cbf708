/**
 * Values that somebody who looks for a hole sends in place of a good one, as JSON: only so can `1e309` and half a
 * character be said. Texts have 10 to 20 characters where they can, so that a field which refuses one refuses what
 * it is made of.
 */
export const HOSTILE_VALUES = {
  null: "null",
  true: "true",
  false: "false",
  zero: "0",
  "minus zero": "-0",
  "minus one": "-1",
  "a half": "0.5",
  "a thousandth": "0.001",
  Infinity: "1e309",
  "minus Infinity": "-1e309",
  "2^53": "9007199254740992",
  "a sextillion": "1e21",
  "a day after the last of Date, in ms": "8640000086400000",

  "an empty text": '""',
  blanks: `"${" ".repeat(12)}"`,
  "characters without width": String.raw`"${"\\u200b\\u2060\\u200d\\ufeff".repeat(3)}"`,
  "letters that look empty": String.raw`"${"\\u3164\\u2800\\uffa0\\u115f".repeat(3)}"`,
  "a NUL": String.raw`"antes\u0000después"`,
  "a bell": String.raw`"antes\u0007después"`,
  "a sequence for terminals": String.raw`"\u001b[31mantes de todo"`,
  "a control character of Latin-1": String.raw`"antes\u0085después"`,
  "half a character": String.raw`"antes\ud83ddespués"`,
  "its other half": String.raw`"antes\ude00después"`,
  "the halves the wrong way round": String.raw`"antes\ude00\ud83ddespués"`,
  "lines of text": String.raw`"antes\ndespués"`,

  "an emoji of several": String.raw`"\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude92 bombera"`,
  "letters and their accents": String.raw`"Jose\u0301 Marti\u0301n"`,
  "ten accents on a letter": String.raw`"Z${"\\u0301".repeat(10)}a"`,
  Arabic: String.raw`"\u0623\u062d\u0645\u062f \u0639\u0644\u064a \u062d\u0633\u0646"`,
  "letters that turn the line around": String.raw`"foto\u202egpj.exe"`,
  "the name __proto__": '"__proto__"',
  "the name constructor": '"constructor"',
  "the name prototype": '"prototype"',
  "the name toString": '"toString"',
  "the name hasOwnProperty": '"hasOwnProperty"',
  "a number in text": '"12"',
  "a negative number in text": '"-1"',
  "an exponent in text": '"1e3"',
  "Infinity in text": '"Infinity"',
  "NaN in text": '"NaN"',
  "the 30th of February": '"2026-02-30"',
  "the day zero": '"0000-00-00"',
  "a time that no clock shows": '"9999-99-99T99:99:99Z"',
  "a statement of SQL": `"';DROP TABLE x;--"`,
  "an element of HTML": '"<img onerror=x()>"',
  "a path": '"../../etc/passwd"',

  "100,000 letters and a sign": JSON.stringify(`${"a".repeat(100_000)}!`),
  "100,000 figures and a sign": JSON.stringify(`${"1".repeat(100_000)}!`),
  "100,000 blanks": JSON.stringify(`a${" ".repeat(100_000)}a`),
  "100,000 parentheses": JSON.stringify("(".repeat(100_000)),
  "an e-mail address of 100,000 dots": JSON.stringify(`a${".a".repeat(50_000)}@a${".a".repeat(50_000)}`),

  "an empty list": "[]",
  "a list in a list": "[[]]",
  "a list of null": "[null]",
  "50,000 zeros": `[${"0,".repeat(49_999)}0]`,
  "an empty object": "{}",
  "an operator of a query language": '{"$gt":""}',
  "an object with methods for names": '{"toString":"a","valueOf":"a"}',
  "an object with a length": '{"length":4294967295}',
  "an object like a list": '{"0":"a","length":1}',
} as const;

export type HostileName = keyof typeof HOSTILE_VALUES;

/** What the callable protocol cannot take, wherever in a body it stands. */
export const UNREADABLE_VALUES = {
  "a key __proto__": '{"__proto__":{"id":"arroz","quantity":1}}',
  "a type that nobody knows": '{"@type":"type.example/Nothing","value":"1"}',
  "a number of the protocol that is none": '{"@type":"type.googleapis.com/google.protobuf.Int64Value"}',
  "10,000 lists in each other": `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
  "10,000 objects in each other": `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
} as const;
