import { sentencesIn } from "./sentences-in.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["./*.ts", "!./*.test.ts", "!./{all-texts,format,head,sentences-in}.ts"],
  { eager: true },
);

/**
 * Every sentence of the shop with its place. What a module exports as a function tells about a failure, a notice or a
 * product, which is no number: those are left out, as is `head`, which tells about products, too.
 */
export const sentences = Object.values(modules).flatMap((texts) =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "function" ? [] : sentencesIn(value, name),
  ),
);
