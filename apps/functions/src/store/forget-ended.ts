import type { Store } from "./store.ts";

/**
 * Removes the oldest documents that have ended by their `endsAt`; one that has not, or began anew, stays.
 * @param atOnce how many are looked at
 * @returns how many were removed
 */
export async function forgetEnded(
  store: Store,
  collection: "limits" | "cartOperations" | "signInCodes",
  { atOnce, now }: { atOnce: number; now: Date },
): Promise<number> {
  const orderBy = { field: "endsAt", direction: "asc" } as const;
  const oldest = await store.query({ collection, orderBy, limit: atOnce });
  const ids = oldest.filter(({ doc }) => hasEnded(doc.endsAt, now)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  return store.transaction(async (tx) => {
    // One of them may have begun anew since.
    const found = await tx.getMany(collection, ids);
    const ended = ids.filter((_, index) => {
      const doc = found[index];
      return doc !== undefined && hasEnded(doc.endsAt, now);
    });
    for (const id of ended) tx.delete(collection, id);
    return ended.length;
  });
}

function hasEnded(endsAt: string, now: Date): boolean {
  return Date.parse(endsAt) <= now.getTime();
}
