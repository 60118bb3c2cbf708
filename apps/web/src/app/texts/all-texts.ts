import { sentencesIn } from "./sentences-in.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../features/*/texts.ts", "../../shared/texts.ts", "../layout/toast-texts.ts"],
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
