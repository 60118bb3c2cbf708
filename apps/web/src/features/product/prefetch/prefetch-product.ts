import type { Product } from "@shop/contract";
import type { ProductPrefetch } from "./product-prefetch.ts";

type GetProduct = (id: string) => Promise<Product>;

/** How long the pointer or the focus rests on a link before its product is prefetched (ms). */
const MIN_REST = 80;
/** How old a prefetched response may be (ms); the screen requests a newer one itself. */
const MAX_AGE = 15_000;

/**
 * Prefetches a product before its link is followed, at most one at a time. The screen uses that call, even while it is
 * pending; an unneeded response is dropped, as a call cannot be aborted.
 * @param loadCode loads the code of the product's screen
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
    prefetched = { id, until: Date.now() + MAX_AGE, answer };
    const mine = prefetched;
    answer.catch(() => {
      // By now another product may have been prefetched.
      if (prefetched === mine) prefetched = undefined;
    });
    loadCode().catch(() => undefined);
  };
  return {
    prefetch: {
      begin: (id) => {
        if (prefetched?.id === id && prefetched.until > Date.now()) return;
        drop();
        timer = setTimeout(() => prefetch(id), MIN_REST);
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
