import type { Cart, RejectedLine } from "@shop/contract";
import type { HandlerDeps } from "../call/handler.ts";
import type { CartLine } from "./cart-doc.ts";
import { priceLines } from "./price-lines.ts";
import { productsById } from "./products-by-id.ts";
import { takeLines } from "./take-lines.ts";

/** The lines of a guest as far as the shop sells them, priced now, and what it does not sell of them. */
export async function priceGuestLines(
  { store, shop }: Pick<HandlerDeps, "store" | "shop">,
  wanted: readonly CartLine[],
): Promise<Cart & { rejectedLines: RejectedLine[] }> {
  const products = await productsById(
    store,
    wanted.map(({ id }) => id),
  );
  const { lines, rejectedLines } = takeLines([], wanted, products, shop);
  return { ...priceLines(lines, products), rejectedLines };
}
