import type { Product } from "@shop/contract";
import type { ProductPrefetch } from "./product-prefetch.ts";

type GetProduct = (id: string) => Promise<Product>;

/** A pointer that rests on a link for less prefetches nothing (ms). */
const PASSING = 80;
/** How long an answer that was fetched ahead is as good as a new one, in ms. */
const GOOD_FOR = 15_000;

/**
 * Reads a product before its link is followed, at most one at a time. The screen takes that answer, even while it is on
 * its way; an answer that nobody needs is dropped, as a call cannot be stopped.
 * @param loadCode fetches the code of the product's screen
 */
export function createProductPrefetch(
  getProduct: GetProduct,
  loadCode: () => Promise<unknown>,
): { prefetch: ProductPrefetch; getProduct: GetProduct } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let prefetched: { id: string; until: number; answer: Promise<Product> } | undefined;

  const drop = () => {
    clearTimeout(timer);
    prefetched = undefined;
  };
  const prefetch = (id: string) => {
    const answer = getProduct(id);
    prefetched = { id, until: Date.now() + GOOD_FOR, answer };
    const mine = prefetched;
    answer.catch(() => {
      if (prefetched === mine) prefetched = undefined;
    });
    loadCode().catch(() => undefined);
  };
  return {
    prefetch: {
      begin: (id) => {
        if (prefetched?.id === id && prefetched.until > Date.now()) return;
        drop();
        timer = setTimeout(() => prefetch(id), PASSING);
      },
      end: () => clearTimeout(timer),
    },
    getProduct: async (id) => {
      clearTimeout(timer);
      const known = prefetched?.id === id && prefetched.until > Date.now() ? prefetched.answer : undefined;
      prefetched = undefined;
      return known ?? getProduct(id);
    },
  };
}
