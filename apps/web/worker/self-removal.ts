import { deleteEverything } from "./delete-everything.ts";

declare const self: ServiceWorkerGlobalScope;

// The way out: this worker takes the place of the one before, deletes what it stored, and ends itself.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

/** Only the pages that another worker has served are loaded anew: a page that came from the server is right. */
async function leave(): Promise<void> {
  await self.registration.unregister();
  await deleteEverything();
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
