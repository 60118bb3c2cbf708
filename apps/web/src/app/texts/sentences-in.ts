/**
 * Every sentence of some texts with its place in them, "cart.minimum.meter". One that is made from something is made
 * from an example: 2, 3 and 4.
 */
export function sentencesIn(texts: unknown, place: string): [place: string, sentence: string][] {
  if (typeof texts === "string") return [[place, texts]];
  if (typeof texts === "function") return sentencesIn(Reflect.apply(texts, undefined, [2, 3, 4]), place);
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => sentencesIn(value, `${place}.${key}`));
}
