import { createHash } from "node:crypto";
import type { Search } from "./filter-products.ts";
import type { ListPlace } from "./sorts.ts";

/** The place after which a page of one list begins, as an opaque text for a URL. */
export function encodeCursor(list: string, { value, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([list, value, id])).toString("base64url");
}

/** Decodes a cursor of this list; undefined for a text that this server did not create for it. */
export function placeIn(list: string, cursor: string): ListPlace | undefined {
  const parts = parse(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(parts)) return undefined;
  const [, value, id] = parts as unknown[];
  if ((typeof value !== "string" && typeof value !== "number") || typeof id !== "string" || id === "")
    return undefined;
  // This also compares the list, and refuses a cursor that is spelt in another way than this server spells it.
  return encodeCursor(list, { value, id }) === cursor ? { value, id } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name of a list in its cursors: a hash of what selects and sorts it. The order of the brands does not count. */
export function listOf({ category, query, filters, sort }: Search): string {
  const { brands = [], minPrice, maxPrice, onOffer, inStock, coldChain } = filters;
  const chosen = [brands.toSorted(), minPrice, maxPrice, !!onOffer, !!inStock, !!coldChain];
  const text = JSON.stringify([category, query, chosen, sort]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
