import { deleteEverything } from "./delete-everything.ts";

declare const self: ServiceWorkerGlobalScope;

// Replaces the installed worker, deletes what it stored, and unregisters itself.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

/** Reloads the pages that a worker has served, as `matchAll` finds no others: a page from the server is current. */
async function leave(): Promise<void> {
  await self.registration.unregister();
  await deleteEverything();
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
