import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { catalogueAnswers } from "./answers.ts";
import type { PageMessage } from "./messages.ts";
import { CATALOGUE, isCatalogueCall, isEarlierFile, isPicture, isScreenNavigation } from "./requests.ts";
import { skeletonOf } from "./screens.ts";
import { answersName, deleteCaches, outdatedNames, PICTURES, seenNames, shellName } from "./stored.ts";

declare const self: ServiceWorkerGlobalScope;

const PICTURE_LIMIT = 200;
const PICTURE_SECONDS = 7 * 24 * 60 * 60;

// oxlint-disable-next-line no-underscore-dangle -- the build writes its list wherever this stands, each with its revision
const manifest = self.__WB_MANIFEST as PrecacheEntry[];
/** The page contains the hashed names of all scripts, so its revision changes with any of them. */
const version = String(manifest.find(({ url }) => url === "/")?.revision);

// A cache for each version: Workbox would delete the files of the previous one, which other tabs still run.
const shell = new PrecacheController({ cacheName: shellName(version) });
shell.precache(manifest);

const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [
    new ExpirationPlugin({ maxEntries: PICTURE_LIMIT, maxAgeSeconds: PICTURE_SECONDS }),
    // Without a network an outdated picture is better than none.
    { handlerDidError: ({ request }) => caches.match(request) },
  ],
});

const answers = catalogueAnswers(answersName(version));

registerRoute(
  isScreenNavigation,
  async ({ url, request }) => (await shell.matchPrecache(skeletonOf(url.pathname))) ?? fetch(request),
);
registerRoute(new PrecacheRoute(shell));
registerRoute(isEarlierFile, async ({ request }) => (await caches.match(request)) ?? fetch(request));
registerRoute(isPicture, pictures);
registerRoute(isCatalogueCall, ({ request, event }) => answers(request, event), "POST");
// If the browser's storage fails, requests are answered as if nothing were stored.
setCatchHandler(({ request }) => fetch(request));

// A new worker is activated when no page of another version is open any more, or when the shopper requests it.
self.addEventListener("activate", (event) => {
  const deleted = deleteCaches((names) => outdatedNames(names, version));
  event.waitUntil(Promise.all([deleted, self.clients.claim(), storeHome(event)]));
});

self.addEventListener("message", (event) => {
  const message = event.data as PageMessage; // only pages of this origin reach it
  if (message.type === "version.take") event.waitUntil(self.skipWaiting());
  if (message.type === "shopper.left") event.waitUntil(deleteCaches(seenNames).then(() => storeHome(event)));
  if (message.type === "pictures.seen")
    for (const url of message.urls) event.waitUntil(pictures.handle({ event, request: new Request(url) }));
});

/** Caches the home's data, so that it opens without a network from the second visit on, and after a sign-out. */
async function storeHome(event: ExtendableEvent): Promise<void> {
  const request = new Request(CATALOGUE, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: { method: "getHome" } }), // as the Firebase Functions client sends it
  });
  await answers(request, event);
}
