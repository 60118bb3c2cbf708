/** Deletes all that a worker has stored at this origin: the caches, and where Workbox notes when each entry was used. */
export async function deleteEverything(): Promise<void> {
  indexedDB.deleteDatabase("workbox-expiration"); // as soon as the worker that has it open has ended
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
