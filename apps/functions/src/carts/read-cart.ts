import type { Cart, RejectedLine } from "@shop/contract";
import type { HandlerDeps } from "../call/handler.ts";
import type { CartLine } from "../documents/cart-doc.ts";
import type { Reads, Store } from "../documents/collections.ts";
import type { ProductDoc } from "../documents/product-doc.ts";
import { priceLines } from "./price-lines.ts";
import { takeLines } from "./take-lines.ts";

/** The cart of an account, priced now; empty if it has none. */
export async function readCart(store: Store, accountId: string): Promise<Cart> {
  const lines = (await store.get("carts", accountId))?.lines ?? [];
  const ids = lines.map(({ id }) => id);
  return priceLines(lines, await productsById(store, ids));
}

/** The guest's lines that the shop sells, priced now, and the rejected ones. */
export async function priceGuestLines(
  { store, shop }: Pick<HandlerDeps, "store" | "shop">,
  wanted: readonly CartLine[],
): Promise<Cart & { rejectedLines: RejectedLine[] }> {
  const ids = wanted.map(({ id }) => id);
  const products = await productsById(store, ids);
  const { lines, rejectedLines } = takeLines([], wanted, products, shop);
  return { ...priceLines(lines, products), rejectedLines };
}

/** The products with these ids; one that does not exist is not in the map. */
export async function productsById(
  reads: Pick<Reads, "getMany">,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, ProductDoc>> {
  const found = await reads.getMany("products", [...new Set(ids)]);
  return new Map(found.flatMap((product) => (product ? [[product.id, product]] : [])));
}
