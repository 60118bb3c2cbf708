import { shopConfig } from "@shop/contract/schemas";
import { readShop, type Shop } from "./read-shop.ts";

/**
 * Checks the file that a shop owner edits, before anything is sold by it.
 * @param file packages/commerce/shop.config.json as it was read
 * @returns the shop, in minor units and grams
 * @throws Error one sentence in Spanish that names every field that is wrong
 */
export function checkShop(file: unknown): Shop {
  const parsed = shopConfig.safeParse(file);
  if (parsed.success) return readShop(parsed.data);
  const fields = parsed.error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key].join("."));
    return [path.join(".") || "todo el archivo"];
  });
  throw new Error(
    `La configuración de la tienda (packages/commerce/shop.config.json) no vale; corrige: ${[...new Set(fields)].join(", ")}.`,
  );
}
