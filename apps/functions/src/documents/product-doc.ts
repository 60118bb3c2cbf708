import { savingOf } from "@shop/commerce";
import type { Money, Product } from "@shop/contract";
import { nameKeyOf } from "./name-key.ts";

/** A product with the fields that its queries compare. Every change of a product is written through `toProductDoc`. */
export type ProductDoc = Product & {
  nameKey: string;
  /** In minor units. */
  saving: Money;
  onOffer: boolean;
  inStock: boolean;
};

/** The document of a product, to be written whenever anything of the product changes. */
export function toProductDoc(product: Product): ProductDoc {
  return {
    ...product,
    nameKey: nameKeyOf(product.name),
    saving: savingOf(product),
    onOffer: savingOf(product) > 0,
    inStock: product.stock > 0,
  };
}
