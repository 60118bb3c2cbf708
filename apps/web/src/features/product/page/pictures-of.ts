import type { Product } from "@shop/contract";

/** The addresses of a product's pictures, the first of which stands for it; each once. */
export function picturesOf({ image, moreImages = [] }: Product): string[] {
  return [...new Set([image, ...moreImages])];
}
