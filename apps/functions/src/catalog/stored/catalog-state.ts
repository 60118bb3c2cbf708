import type { Collections, Store, Transaction } from "../../documents/collections.ts";

type CatalogState = Collections["catalogState"];

const CURRENT = "current";

export async function readCatalogState(store: Pick<Store, "get">): Promise<CatalogState> {
  return (await store.get("catalogState", CURRENT)) ?? { version: 0 };
}

export function writeCatalogState(tx: Transaction, state: CatalogState): void {
  tx.set("catalogState", CURRENT, state);
}
