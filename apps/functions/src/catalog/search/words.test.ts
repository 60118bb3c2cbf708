import { expect, test } from "vitest";
import { phoneticKeyOf } from "./typos.ts";
import { indexedTermsOf, termOf, typedWordsOf, wordsOf } from "./words.ts";

test.for([
  ["limon", "limones"],
  ["leche", "leches"],
  ["nuez", "nueces"],
  ["pan", "panes"],
  ["res", "reses"],
  ["uva", "uvas"],
  ["pie", "pies"],
  ["aji", "ajies"],
] as const)("%s and %s have one stem", ([singular, plural]) => {
  expect(termOf(plural)).toBe(termOf(singular));
});

test.for([
  ["pan", "pana"],
  ["sal", "salsa"],
  ["res", "re"],
  ["papa", "papel"],
] as const)("%s and %s have two", ([one, other]) => {
  expect(termOf(other)).not.toBe(termOf(one));
});

test.for([
  ["leche", "lexe"],
  ["guante", "gante"],
  ["hecho", "eco"],
] as const)("%s does not sound like %s", ([word, received]) => {
  expect(phoneticKeyOf(received)).not.toBe(phoneticKeyOf(word));
});

test.for<[string, string[]]>([
  ["Jitomate saladet 1 kg", ["jitomat", "saladet", "1kg"]],
  ["1.89 L", ["1.89l"]],
  ["1,89 litros", ["1.89l"]],
  ["500grs", ["500g"]],
  ["4 latas", ["4", "lata"]],
  ["Pañales, etapa 3", ["pañal", "etapa", "3"]],
  ["pan\u0303ales", ["pañal"]],
  ["¿Té, o café?", ["te", "caf"]],
  ["  ", []],
])("the words of '%s'", ([text, terms]) => {
  expect(wordsOf(text).map(termOf)).toEqual(terms);
});

test.for([
  ["piñas", ["piña", "pina"]],
  ["1.5l", ["1.5l", "1.5"]],
  ["1.5", ["1.5"]],
] as const)("%s is found as %j", ([word, terms]) => {
  expect(indexedTermsOf(word)).toEqual(terms);
});

test("words that say nothing count when nothing else was typed", () => {
  expect(typedWordsOf("de la")).toEqual(["de", "la"]);
  expect(typedWordsOf("de la leche")).toEqual(["leche"]);
});
