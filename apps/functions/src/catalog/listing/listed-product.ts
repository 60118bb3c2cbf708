import { isColdChain, unitPriceRank } from "@shop/commerce";
import type { ProductDoc } from "../product-doc.ts";

/** What lists filter, sort and count products by. Prices are those of the catalogue's version. */
export type ListedProduct = Pick<
  ProductDoc,
  "id" | "name" | "brand" | "category" | "nameKey" | "price" | "onOffer"
> & {
  unitPriceRank: number;
  coldChain: boolean;
  /** -1 without one: after all that have one. */
  popularity: number;
  /** Days since 1970; 0 without a date. */
  addedOn: number;
};

const DAY = 86_400_000;

export function toListedProduct(doc: ProductDoc): ListedProduct {
  const { id, name, brand, category, nameKey, price, onOffer } = doc;
  return {
    id,
    name,
    brand,
    category,
    nameKey,
    price,
    onOffer,
    unitPriceRank: unitPriceRank(doc),
    coldChain: isColdChain(doc),
    popularity: doc.popularity ?? -1,
    addedOn: doc.addedOn === undefined ? 0 : Date.parse(doc.addedOn) / DAY,
  };
}
