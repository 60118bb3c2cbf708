import type { Product } from "@shop/contract";
import type { ProductIntent } from "./product-intent.ts";

type GetProduct = (id: string) => Promise<Product>;

/** Whoever only passes over a link asks for nothing, in ms. */
const PASSING = 80;
/** How long an answer that was fetched ahead is as good as a new one, in ms. */
const GOOD_FOR = 15_000;

/**
 * Reads a product before its link is followed, at most one at a time. Who follows the link gets that answer, also
 * while it is on its way; what was not needed is forgotten, for a call that is on its way cannot be stopped.
 * @param loadCode fetches the code of the product's screen
 */
export function createProductAhead(
  getProduct: GetProduct,
  loadCode: () => Promise<unknown>,
): { intent: ProductIntent; getProduct: GetProduct } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ahead: { id: string; until: number; answer: Promise<Product> } | undefined;

  const drop = () => {
    clearTimeout(timer);
    ahead = undefined;
  };
  const fetchAhead = (id: string) => {
    const answer = getProduct(id);
    ahead = { id, until: Date.now() + GOOD_FOR, answer };
    const mine = ahead;
    answer.catch(() => {
      if (ahead === mine) ahead = undefined;
    });
    loadCode().catch(() => undefined);
  };
  return {
    intent: {
      begin: (id) => {
        if (ahead?.id === id && ahead.until > Date.now()) return;
        drop();
        timer = setTimeout(() => fetchAhead(id), PASSING);
      },
      end: () => clearTimeout(timer),
    },
    getProduct: async (id) => {
      clearTimeout(timer);
      const known = ahead?.id === id && ahead.until > Date.now() ? ahead.answer : undefined;
      ahead = undefined;
      return known ?? getProduct(id);
    },
  };
}
