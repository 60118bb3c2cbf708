const modules = import.meta.glob<Record<string, unknown>>(
  ["../../features/*/texts.ts", "../../shared/texts.ts", "../layout/toasts/toast-texts.ts"],
  { eager: true },
);

/**
 * Every sentence of the shop with its place. Functions that a module exports are left out, as their argument is a
 * failure, a notice or a product, and not a number; so is `shared/head/texts.ts`, whose functions take products, too.
 */
export const sentences = Object.values(modules).flatMap((texts) =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "function" ? [] : sentencesIn(value, name),
  ),
);

/**
 * Every sentence of some texts with its place in them, "cart.minimum.meter". A function is called with examples: 2, 3
 * and 4.
 */
function sentencesIn(texts: unknown, place: string): [place: string, sentence: string][] {
  if (typeof texts === "string") return [[place, texts]];
  if (typeof texts === "function") return sentencesIn(Reflect.apply(texts, undefined, [2, 3, 4]), place);
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => sentencesIn(value, `${place}.${key}`));
}
