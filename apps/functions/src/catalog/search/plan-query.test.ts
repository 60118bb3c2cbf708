import { expect, test } from "vitest";
import { planQuery } from "./plan-query.ts";
import { readSynonyms } from "./synonyms.ts";
import { Vocabulary } from "./vocabulary.ts";
import { typedWordsOf } from "./words.ts";

test("a word that the catalogue knows stands for itself once, and is no typo of itself", () => {
  const vocabulary = new Vocabulary();
  for (const { term, shown } of typedWordsOf("leche lecho")) vocabulary.add(term, shown, true, 1);
  const plan = { vocabulary, synonyms: readSynonyms([]), typing: false, loose: true };
  const [word] = planQuery("leche", plan);
  expect(word?.alternatives.map(({ terms, typo }) => [terms.join(" "), typo])).toEqual([
    ["lech", false],
    ["lecho", true],
  ]);
});
