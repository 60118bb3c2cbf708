import { QUERY_LIMIT } from "./checked-store.ts";
import type { Store } from "./store.ts";

/**
 * Removes every document that has ended by its `endsAt`; one that has not, or began anew, stays. For the sweep alone: the
 * oldest are the same for everybody, and calls that removed them on their way would contend for them.
 */
export async function forgetEnded(
  store: Store,
  collection: "limits" | "openOrders" | "operations" | "signInCodes",
  now: Date,
): Promise<void> {
  const orderBy = { field: "endsAt", direction: "asc" } as const;
  const oldest = await store.query({ collection, orderBy, limit: QUERY_LIMIT });
  const ids = oldest.filter(({ doc }) => hasEnded(doc.endsAt, now)).map(({ id }) => id);
  if (ids.length === 0) return;
  await store.transaction(async (tx) => {
    // One of them may have begun anew since.
    const found = await tx.getMany(collection, ids);
    for (const [index, id] of ids.entries()) {
      const doc = found[index];
      if (doc && hasEnded(doc.endsAt, now)) tx.delete(collection, id);
    }
  });
  if (ids.length === QUERY_LIMIT) await forgetEnded(store, collection, now);
}

function hasEnded(endsAt: string, now: Date): boolean {
  return Date.parse(endsAt) <= now.getTime();
}
