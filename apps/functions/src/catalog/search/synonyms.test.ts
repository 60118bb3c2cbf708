import { expect, test } from "vitest";
import { readSynonyms, synonymsOf } from "./synonyms.ts";

const sentence = (group: number) =>
  `apps/functions/catalog/synonyms.json no vale: el grupo ${group} tiene que ser una lista de dos palabras o frases, o más.`;

test.for<[string, unknown]>([
  ["a text", "tomate"],
  ["one word alone", ["tomate"]],
  ["a number among words", ["tomate", 7]],
  ["a phrase without words", ["tomate", "¡!"]],
  ["a word that is too long", ["tomate", "a".repeat(81)]],
])("a group that is %s is reported by its place", ([, group]) => {
  // The content of JSON is known only at run time.
  const groups = [["papa", "patata"], group] as string[][];
  expect(() => readSynonyms(groups)).toThrow(new Error(sentence(2)));
});

test("the words of this shop are fine", () => {
  expect(synonymsOf("Tomates", readSynonyms()).words).toContain("jitomate");
});
