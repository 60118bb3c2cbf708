import { shopConfig } from "@shop/contract/schemas";
import { readShop, type Shop } from "./read-shop.ts";

/**
 * Checks the files that a shop owner edits, before anything is sold by them.
 * @param files packages/commerce/shop.config.json and shop.config.server.json as they were read, in one object
 * @returns the shop, in minor units and grams
 * @throws Error one sentence in Spanish that names every field that is wrong
 */
export function checkShop(files: unknown): Shop {
  const parsed = shopConfig.safeParse(files);
  if (parsed.success) return readShop(parsed.data);
  const fields = parsed.error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key].join("."));
    return [path.join(".") || "todo el archivo"];
  });
  throw new Error(
    `La configuración de la tienda (packages/commerce/shop.config.json y shop.config.server.json) no vale; corrige: ${[...new Set(fields)].join(", ")}.`,
  );
}
