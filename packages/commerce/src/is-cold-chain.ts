import { DAIRY_CATEGORY, type Product } from "@shop/contract";

/**
 * Whether a product, or a line of it, must be shipped cold (specification §5).
 * @param product its own `coldChain` decides; without one, dairy is cold and everything else is not, which is also how
 * documents that are older than the property are read
 */
export function isColdChain({ category, coldChain }: Pick<Product, "category" | "coldChain">): boolean {
  return coldChain ?? category === DAIRY_CATEGORY;
}
