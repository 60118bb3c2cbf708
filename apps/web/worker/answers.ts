import { FIRST_FAILURE_ID } from "@shop/contract";
import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst, type Strategy } from "workbox-strategies";
import type { AnswerReport } from "./messages.ts";

declare const self: ServiceWorkerGlobalScope;

/** How many responses are cached; the least recently used are deleted. */
const MAX_ANSWERS = 60;
/** A week: older prices are useless. */
const AGE_SECONDS = 7 * 24 * 60 * 60;
/** How long a shopper waits for the server if there is a cached response. */
const TIMEOUT_SECONDS = 8;

/** The calls of screens whose responses are the same for every shopper. */
const SCREEN_CALLS: ReadonlySet<unknown> = new Set([
  "getHome",
  "getCategories",
  "listProducts",
  "getProduct",
  "getProducts",
  "listRelated",
]);

/** Withdrawn or unknown products: cached like a found one until the server answers otherwise. */
const GONE: ReadonlySet<unknown> = new Set([404, 410]);

type Answer = (request: Request, event: ExtendableEvent) => Promise<Response>;

/**
 * Answers calls of the catalogue: with the server's response or, without a network, with the cached one. The page is
 * notified which of the two it was.
 */
export function catalogueAnswers(cacheName: string): Answer {
  const strategy = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: TIMEOUT_SECONDS,
    plugins: [new ExpirationPlugin({ maxEntries: MAX_ANSWERS, maxAgeSeconds: AGE_SECONDS }), ANSWER_PLUGIN],
  });
  return async (request, event) => {
    const call = await request.clone().text();
    if (!isScreenCall(call)) return fetch(request);
    return strategy.handle({ request, event, params: { path: await pathOf(call) } });
  };
}

/** The plugin that makes a Workbox strategy work for calls. */
export const ANSWER_PLUGIN: Strategy["plugins"][number] = {
  cacheKeyWillBeUsed: async ({ params }) => params.path,
  cacheWillUpdate: async ({ response }) =>
    isWorthStoring(response.status, await response.clone().text()) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse, event, state }) => {
    // The page has aborted its call because of a navigation, so the call's end is no sign of a missing network.
    if (event instanceof FetchEvent && event.request.signal.aborted) return null;
    if (cachedResponse && state) state["isCached"] = true;
    return cachedResponse;
  },
  handlerDidRespond: async ({ event, response, state }) => {
    if (!response || !(event instanceof FetchEvent)) return;
    const page = await self.clients.get(event.clientId);
    const report: AnswerReport = { type: state?.["isCached"] ? "answer.cached" : "answer.fresh" };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves its origin
    page?.postMessage(report);
  },
};

/** @param body of a call to the catalogue, as the callable protocol writes it */
export function isScreenCall(body: string): boolean {
  return SCREEN_CALLS.has(parse(body)?.data?.method);
}

/** Whether a response replaces the cached one: a temporary failure does not. */
export function isWorthStoring(status: number, body: string): boolean {
  const result = parse(body)?.result;
  if (status !== 200 || result === undefined) return false;
  const id = result?.code?.id;
  return typeof id !== "number" || id < FIRST_FAILURE_ID || GONE.has(id);
}

/** The fields that are read of a call and of its response; all of them may be missing. */
type Body = { data?: { method?: unknown } | null; result?: { code?: { id?: unknown } } | null } | null;

function parse(text: string): Body | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the HTML page of a proxy
  }
}

/** The cache key of a call: a cache ignores bodies, and the search words must not be readable in it. */
async function pathOf(call: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(call));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return `/answers/${hex.join("")}`;
}
