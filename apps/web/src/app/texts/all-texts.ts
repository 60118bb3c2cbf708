const modules = import.meta.glob<Record<string, unknown>>(
  ["../../features/*/texts.ts", "../../shared/texts.ts", "../layout/toasts/toast-texts.ts"],
  { eager: true },
);

/**
 * Every sentence of the shop with its place. What a module exports as a function tells about a failure, a notice or a
 * product, which is no number: those do not count, and neither does `shared/head/texts.ts`, which tells about products, too.
 */
export const sentences = Object.values(modules).flatMap((texts) =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "function" ? [] : sentencesIn(value, name),
  ),
);

/**
 * Every sentence of some texts with its place in them, "cart.minimum.meter". One that is made from something is made
 * from an example: 2, 3 and 4.
 */
function sentencesIn(texts: unknown, place: string): [place: string, sentence: string][] {
  if (typeof texts === "string") return [[place, texts]];
  if (typeof texts === "function") return sentencesIn(Reflect.apply(texts, undefined, [2, 3, 4]), place);
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => sentencesIn(value, `${place}.${key}`));
}
