import type { Cart } from "@shop/contract";
import type { Store } from "../store/store.ts";
import { priceLines } from "./price-lines.ts";
import { productsById } from "./products-by-id.ts";

/** The cart of an account, priced now; an account without one has an empty cart. */
export async function readCart(store: Store, accountId: string): Promise<Cart> {
  const lines = (await store.get("carts", accountId))?.lines ?? [];
  const ids = lines.map(({ id }) => id);
  return priceLines(lines, await productsById(store, ids));
}
