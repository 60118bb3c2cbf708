import type { Store, Transaction } from "../store/store.ts";
import type { CatalogStateDoc } from "./catalog-state-doc.ts";

const CURRENT = "current";

/** A shop that has never imported sells version 0. */
export async function readCatalogState(store: Pick<Store, "get">): Promise<CatalogStateDoc> {
  return (await store.get("catalogState", CURRENT)) ?? { version: 0 };
}

export function writeCatalogState(tx: Transaction, state: CatalogStateDoc): void {
  tx.set("catalogState", CURRENT, state);
}
