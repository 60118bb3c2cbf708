import type { Store, Transaction } from "../store/store.ts";

/**
 * Which catalogue the shop sells. `version` grows when an import is complete; until then `applying` says what
 * is being written, so that whoever comes next can finish it. `written` counts its parts that are written: none
 * without it.
 */
export type CatalogStateDoc = {
  version: number;
  applying?: { importId: string; chunks: number; written?: number };
};

const CURRENT = "current";

/** A shop that has never imported sells version 0. */
export async function readCatalogState(store: Pick<Store, "get">): Promise<CatalogStateDoc> {
  return (await store.get("catalogState", CURRENT)) ?? { version: 0 };
}

export function writeCatalogState(tx: Transaction, state: CatalogStateDoc): void {
  tx.set("catalogState", CURRENT, state);
}
