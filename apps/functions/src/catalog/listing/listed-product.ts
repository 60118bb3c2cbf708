import { isColdChain, unitPriceRank } from "@shop/commerce";
import type { Category } from "@shop/contract";
import type { ProductDoc } from "../product-doc.ts";
import { wordsOf } from "../search/words.ts";

/** What lists filter, sort and count products by. Prices are those of the catalogue's version. */
export type ListedProduct = Pick<
  ProductDoc,
  "id" | "brand" | "category" | "nameKey" | "price" | "onOffer"
> & {
  /** The words of its name, as the search keeps them. */
  terms: readonly string[];
  /** The number of its category. */
  aisle: number;
  unitPriceRank: number;
  coldChain: boolean;
  /** -1 without one: after all that have one. */
  popularity: number;
  /** Days since 1970; 0 without a date. */
  addedOn: number;
};

const DAY = 86_400_000;

export function toListedProduct(doc: ProductDoc, { aisle = 0 }: Partial<Category> = {}): ListedProduct {
  const { id, brand, category, nameKey, price, onOffer } = doc;
  return {
    id,
    brand,
    category,
    nameKey,
    price,
    onOffer,
    terms: wordsOf(doc.name).map(({ term }) => term),
    aisle,
    unitPriceRank: unitPriceRank(doc),
    coldChain: isColdChain(doc),
    popularity: doc.popularity ?? -1,
    addedOn: doc.addedOn === undefined ? 0 : Date.parse(doc.addedOn) / DAY,
  };
}
