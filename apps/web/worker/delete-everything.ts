/** Where Workbox records when each cached response was last used. */
const USES = { database: "workbox-expiration", store: "cache-entries" };

/** In ms: in some browsers the database never answers. */
const TIMEOUT = 1000;

/** Deletes all that a worker has stored at this origin: the caches, and Workbox's expiration database. */
export async function deleteEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT));
  await Promise.race([forgetUses().catch(() => undefined), late]);
}

/**
 * Empties the database of Workbox. Deleting it would wait until the last worker that has it open has ended, and would
 * block the next worker, which opens it when it activates.
 */
async function forgetUses(): Promise<void> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === USES.database)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const opening = indexedDB.open(USES.database);
  opening.addEventListener("error", () => reject(opening.error));
  opening.addEventListener("success", () => {
    const { result: database } = opening;
    const emptying = database.transaction(USES.store, "readwrite");
    emptying.objectStore(USES.store).clear();
    emptying.addEventListener("complete", () => resolve());
    emptying.addEventListener("abort", () => reject(emptying.error));
    database.close(); // once the transaction is over
  });
  await promise;
}
