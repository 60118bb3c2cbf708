import type { CatalogSnapshot } from "../listing/catalog-snapshot.ts";
import type { ProductDoc } from "../../documents/product-doc.ts";
import { termOf, wordsOf } from "../search/words.ts";

/** The points of each shared word of the names, and of the same brand. */
const SHARED_WORD = 2;
const BRAND = 1;

/**
 * The products of the same category that are most like one: by the words of their names, their brand, and how near
 * their prices are (twice or half the price costs 0.7 points).
 * @returns ids, the most alike first
 */
export function similarProducts({ products }: CatalogSnapshot, id: string, max: number): string[] {
  const product = products.find((each) => each.id === id);
  if (!product) return [];
  const terms = termsOf(product);
  const likenessOf = (other: ProductDoc) =>
    SHARED_WORD * [...termsOf(other)].filter((term) => terms.has(term)).length +
    (other.brand !== "" && other.brand === product.brand ? BRAND : 0) -
    Math.abs(Math.log((other.price + 1) / (product.price + 1)));
  return products
    .filter((other) => other !== product && other.category === product.category)
    .map((other) => ({ id: other.id, likeness: likenessOf(other) }))
    .toSorted((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
    .slice(0, max)
    .map((other) => other.id);
}

function termsOf({ name }: ProductDoc): Set<string> {
  return new Set(wordsOf(name).map((word) => termOf(word)));
}
