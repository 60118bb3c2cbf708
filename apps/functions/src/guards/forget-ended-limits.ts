import type { Store } from "../store/store.ts";

/** More than come in: every new one takes two old ones along, so they never pile up. */
const AT_ONCE = 2;

/** Removes a few windows that have ended; whoever is still counted stays. */
export async function forgetEndedLimits(store: Store, now: Date): Promise<void> {
  const orderBy = { field: "endsAt", direction: "asc" } as const;
  const oldest = await store.query({ collection: "limits", orderBy, limit: AT_ONCE });
  const ids = oldest.map(({ id }) => id);
  if (oldest.every(({ doc }) => !hasEnded(doc.endsAt, now))) return;
  await store.transaction(async (tx) => {
    // One of them may have begun anew since.
    const found = await tx.getMany("limits", ids);
    for (const [index, id] of ids.entries()) {
      const doc = found[index];
      if (doc && hasEnded(doc.endsAt, now)) tx.delete("limits", id);
    }
  });
}

function hasEnded(endsAt: string, now: Date): boolean {
  return Date.parse(endsAt) <= now.getTime();
}
