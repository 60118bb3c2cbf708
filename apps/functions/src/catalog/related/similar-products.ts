import type { CatalogSnapshot } from "../listing/catalog-snapshot.ts";
import type { ListedProduct } from "../listing/listed-product.ts";

/** What a shared word of the name counts, next to the same brand and to a price of the same size. */
const CONFIRMATION_WORD = 2;
const BRAND = 1;

/**
 * The products of the same aisle that are most like one: by the words of their names, their brand, and how near
 * their prices are (a price of twice or half as much takes off 0.7).
 * @returns ids, the most alike first
 */
export function similarProducts(
  { products, rowOf, termsOf }: CatalogSnapshot,
  id: string,
  most: number,
): string[] {
  const row = rowOf(id);
  const product = row === undefined ? undefined : products[row];
  if (row === undefined || !product) return [];
  const words = termsOf(row);
  const likenessOf = (other: ListedProduct, otherRow: number) =>
    CONFIRMATION_WORD * [...termsOf(otherRow)].filter((word) => words.has(word)).length +
    (other.brand !== "" && other.brand === product.brand ? BRAND : 0) -
    Math.abs(Math.log((other.price + 1) / (product.price + 1)));
  return products
    .flatMap((other, otherRow) =>
      otherRow !== row && other.category === product.category
        ? [{ id: other.id, likeness: likenessOf(other, otherRow) }]
        : [],
    )
    .toSorted((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map((other) => other.id);
}
