import type { ProductFilters } from "@shop/contract";
import type { ProductDoc } from "../product-doc.ts";
import type { ListedProduct } from "./listed-product.ts";

/** What narrows a list. `soldOut` are the ids that `inStock` leaves out; also counted when it leaves nothing out. */
export type Narrowing = {
  category: string | undefined;
  filters: ProductFilters;
  soldOut: ReadonlySet<string>;
};

/** Whether a product passes all but its category and its brand, which facets count apart. */
export function passesFilters(product: ListedProduct, { filters, soldOut }: Narrowing): boolean {
  const { minPrice, maxPrice, onOffer, inStock, coldChain } = filters;
  return (
    (minPrice === undefined || product.price >= minPrice) &&
    (maxPrice === undefined || product.price <= maxPrice) &&
    (!onOffer || product.onOffer) &&
    (!coldChain || product.coldChain) &&
    (!inStock || !soldOut.has(product.id))
  );
}

/** Whether a product is of a chosen brand; without a choice, every one is. */
export function passesBrands({ brand }: ListedProduct, { filters: { brands = [] } }: Narrowing): boolean {
  return brands.length === 0 || brands.includes(brand);
}

export function passesCategory(product: ListedProduct, { category }: Narrowing): boolean {
  return category === undefined || product.category === category;
}

/** Whether a product still is what was asked for, by what its document says now. */
export function stillPasses(
  doc: ProductDoc,
  { minPrice, maxPrice, onOffer, inStock }: ProductFilters,
): boolean {
  return (
    (minPrice === undefined || doc.price >= minPrice) &&
    (maxPrice === undefined || doc.price <= maxPrice) &&
    (!onOffer || doc.onOffer) &&
    (!inStock || doc.inStock)
  );
}
