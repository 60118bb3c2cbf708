import type { Store } from "../../documents/collections.ts";

/** Deletes in one transaction: below the 500 writes that every engine has always taken. */
const BATCH = 400;

/** Few, because the query reads whole parts. */
const PAGE = 5;

/** How long an import that never said that it was complete may still be at work, in ms. */
const ABANDONED = 86_400_000;

/** A new import, whose id says when it began. */
export function newImportId(now: Date, unique: string): string {
  return `${now.getTime().toString(36).padStart(9, "0")}-${unique}`;
}

/**
 * The id of a part. Ids of older imports sort before those of younger ones.
 * @param chunk counted from 0; the first one has the categories
 */
export function stagedId(importId: string, chunk: number): string {
  return `${importId}_${String(chunk).padStart(6, "0")}`;
}

/** When the import with this id began, in ms since 1970. */
export function importBegan(id: string): number {
  return Number.parseInt(id.slice(0, 9), 36);
}

/** Removes the parts of an import. */
export async function removeStaged(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await store.transaction(async (tx) => {
    for (const id of ids.slice(0, BATCH)) tx.delete("catalogImports", id);
  });
  return removeStaged(store, ids.slice(BATCH));
}

/** Removes what imports that died before they were complete have left, a day after they began. */
export async function removeAbandoned(store: Store, now: Date): Promise<void> {
  const oldest = await store.query({ collection: "catalogImports", limit: PAGE });
  const begun = now.getTime() - ABANDONED;
  const abandoned = oldest.map(({ id }) => id).filter((id) => importBegan(id) < begun);
  if (abandoned.length === 0) return;
  await removeStaged(store, abandoned);
  return removeAbandoned(store, now);
}
