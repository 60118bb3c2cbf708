import type { Product } from "@shop/contract";

/** The distinct URLs of a product's pictures, the main one first. */
export function picturesOf({ image, moreImages = [] }: Product): string[] {
  return [...new Set([image, ...moreImages])];
}
