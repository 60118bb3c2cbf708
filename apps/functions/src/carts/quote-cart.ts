import type { Handler, HandlerDeps } from "../call/handler.ts";
import { priceLines } from "./price-lines.ts";
import { productsById } from "./products-by-id.ts";
import { takeLines } from "./take-lines.ts";

/** Prices a guest's lines. It keeps nothing and asks for no session. */
export function quoteCart({ store, shop }: HandlerDeps): Handler<"httpCartsServices", "quoteCart"> {
  return async ({ lines: wanted }) => {
    const ids = wanted.map(({ id }) => id);
    const products = await productsById(store, ids);
    const { lines, rejectedLines } = takeLines([], wanted, products, shop);
    return { ...priceLines(lines, products), rejectedLines: rejectedLines };
  };
}
