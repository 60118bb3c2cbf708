import { isOurs } from "./names.ts";

declare const self: ServiceWorkerGlobalScope;

// The way out: this worker takes the place of whichever is there, empties what it kept, and ends itself.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

/** Only the pages that another worker has served are loaded anew: a page that came from the server is right. */
async function leave(): Promise<void> {
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
