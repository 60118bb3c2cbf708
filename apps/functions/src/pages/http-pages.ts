import type { IncomingMessage } from "node:http";
import { decodeInput } from "@shop/contract/schemas";
import { onRequest, type HttpsFunction } from "firebase-functions/v2/https";
import { entryOf } from "../call/log-entry.ts";
import type { Log } from "../call/log.ts";
import type { CatalogCache } from "../catalog/listing/catalog-cache.ts";
import type { Store } from "../store/store.ts";
import { writeRobots } from "./robots.ts";
import { sendText, type SentText } from "./send-text.ts";
import { writeSitemap } from "./sitemap.ts";

export type PagesDeps = {
  store: Store;
  catalog: CatalogCache;
  /** The page of the web app that is built; rejects when none is. */
  readShell: () => Promise<string>;
  log: Log;
  newId: () => string;
};

/**
 * What is asked for by address and depends on the catalogue: `/sitemap.xml`, `/robots.txt`, and the page of a product,
 * whose status is 404 when there is no such product. The page itself is that of every screen, and says so.
 */
export function httpPages({ store, catalog, readShell, log, newId }: PagesDeps): HttpsFunction {
  const report = (method: string, error: unknown) =>
    log(entryOf({ id: 500 }, error, { requestId: newId(), service: "httpPages", method }));

  const product = async (path: string): Promise<SentText> => {
    const isKnown = isProduct(store, path).catch((error: unknown) => {
      // The browser asks by itself, and says what is wrong.
      report("product", error);
      return true;
    });
    return { status: (await isKnown) ? 200 : 404, type: "text/html", text: await readShell() };
  };
  const answer = async (path: string, origin: string): Promise<SentText> => {
    if (path === "/robots.txt") return { status: 200, type: "text/plain", text: writeRobots(origin) };
    if (path === "/sitemap.xml")
      return { status: 200, type: "application/xml", text: writeSitemap(await catalog.snapshot(), origin) };
    return product(path);
  };

  return onRequest({ cors: false }, async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const { pathname } = new URL(request.originalUrl, "http://shop");
    const sent = await answer(pathname, originOf(request)).catch((error: unknown): SentText => {
      report("page", error);
      return { status: 503, type: "text/plain", text: "Service Unavailable\n" };
    });
    await sendText(request, response, sent);
  });
}

/** Whether the last part of a path is the id of a product. */
async function isProduct(store: Store, path: string): Promise<boolean> {
  const id = idIn(path);
  return id !== undefined && (await store.get("products", id)) !== undefined;
}

/** Undefined when it cannot be one. */
function idIn(path: string): string | undefined {
  try {
    const asked = { method: "getProduct", id: decodeURIComponent(lastPart(path)) };
    return decodeInput("httpCatalogServices", "getProduct", asked).id;
  } catch {
    return undefined;
  }
}

function lastPart(path: string): string {
  return path.replace(/\/$/, "").split("/").at(-1) ?? "";
}

/** Where the shopper is: Hosting reports the name under which it was asked. */
function originOf({ headers }: IncomingMessage): string {
  const host = [headers["x-forwarded-host"] ?? headers.host].flat()[0] ?? "";
  const isLocal = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::|$)/.test(host);
  return `${isLocal ? "http" : "https"}://${host}`;
}
