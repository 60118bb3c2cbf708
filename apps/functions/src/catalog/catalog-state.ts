import type { Store, Transaction, CatalogStateDoc } from "../documents/collections.ts";

const CURRENT = "current";

/** Of a shop that sells no catalogue yet. */
export const NEVER_IMPORTED: CatalogStateDoc = { version: 0 };

export async function readCatalogState(store: Pick<Store, "get">): Promise<CatalogStateDoc> {
  return (await store.get("catalogState", CURRENT)) ?? NEVER_IMPORTED;
}

export function writeCatalogState(tx: Transaction, state: CatalogStateDoc): void {
  tx.set("catalogState", CURRENT, state);
}
