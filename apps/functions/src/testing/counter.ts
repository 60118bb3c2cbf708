import type { Store } from "../documents/collections.ts";

/** A cart used as a counter: so many pieces of one product. */
export const cartOf = (quantity: number) => ({ lines: [{ id: "a", quantity }] });

export async function quantityIn(store: Store, accountId = "ana"): Promise<number> {
  return (await store.get("carts", accountId))?.lines[0]?.quantity ?? 0;
}

/** Adds one piece, in a transaction that reads before. */
export async function addOne(store: Store, accountId = "ana"): Promise<void> {
  await store.transaction(async (tx) => {
    const quantity = (await tx.get("carts", accountId))?.lines[0]?.quantity ?? 0;
    tx.set("carts", accountId, cartOf(quantity + 1));
  }, accountId);
}
