import { shop } from "@shop/commerce";
import { failureText, toFailure, type Failure } from "@shop/contract";
import { onRequest, type HttpsFunction } from "firebase-functions/v2/https";
import type { Handlers } from "../call/handler.ts";
import { entryOf, type Log } from "../call/log.ts";
import type { CatalogCache } from "../catalog/listing/catalog-cache.ts";
import type { CallerAddress, ReadAddress } from "../rate-limits/client-address.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { askThrough } from "./ask-through.ts";
import type { BuiltWeb } from "./built-web.ts";
import { cachePages, type PageRequest } from "./cache-pages.ts";
import { pageAddress } from "./page-address.ts";
import { pageOrigin } from "./page-origin.ts";
import { createSendText, type SentText } from "./send-text.ts";
import { writeSitemap } from "./sitemap.ts";

type Asked = NonNullable<ReturnType<typeof pageAddress>> & {
  origin: string;
  /** The caller, as the keys of limits. */
  client: CallerAddress;
};

/** How many pages are rendered at once: each blocks the processor for some 60 ms. */
const MAX_RENDERS = 4;

export type PagesDeps = {
  handlers: Handlers<"httpCatalogServices">;
  catalog: CatalogCache;
  web: BuiltWeb;
  /** The address that is configured for the shop, such as `https://tienda.example`; empty when there is none. */
  origin: () => string;
  log: Log;
  newId: () => string;
  rateLimiter: RateLimiter;
  addressOf: ReadAddress;
};

/**
 * The public screens as server-rendered pages; `/sitemap.xml`; and `/robots`, to which `/robots.txt` redirects, as the
 * host of the functions answers that path itself with 404. An unknown product is a page with the status 404. When a
 * page cannot be rendered, the skeleton of its screen is sent, and the browser loads the data. The same holds beyond an
 * address's limit of new pages, and while many are being rendered; a request counts as a call.
 */
export function httpPages({
  handlers,
  catalog,
  web,
  origin: configured,
  log,
  newId,
  rateLimiter,
  addressOf,
}: PagesDeps): HttpsFunction {
  const pages = cachePages(askThrough(handlers));
  const sendText = createSendText();
  let rendering = 0;
  const report = (method: string, error: unknown) =>
    log(entryOf({ id: 500 }, error, { requestId: newId(), service: "httpPages", method }));

  const renderUnlessBusy = async (page: PageRequest, client: CallerAddress) => {
    if (rendering >= MAX_RENDERS || !rateLimiter.mayRender(client)) return undefined;
    rendering += 1;
    try {
      return await pages.render(page);
    } finally {
      rendering -= 1;
    }
  };
  const findOrRender = async ({ path, query, origin, client }: Asked) => {
    const renderer = await web.loadRenderer();
    if (!renderer) return undefined;
    const page = { renderer, address: renderer.knownAddress(path + query), origin };
    return (await pages.find(page)) ?? renderUnlessBusy(page, client);
  };
  const readSkeleton = async (path: string) => {
    const renderer = await web.loadRenderer().catch(() => undefined);
    return web.readSkeleton(renderer?.skeletonOf(path) ?? "/");
  };
  const answer = async (asked: Asked): Promise<SentText> => {
    const { path, origin, client } = asked;
    rateLimiter.admit({ accountId: undefined, ...client });
    if (path === "/robots") return { status: 200, type: "text/plain", text: writeRobots(origin) };
    if (path === "/sitemap.xml")
      return { status: 200, type: "application/xml", text: writeSitemap(await catalog.snapshot(), origin) };
    const page = await findOrRender(asked).catch((error: unknown) => report("render", error));
    return { status: page?.status ?? 200, type: "text/html", text: page?.html ?? (await readSkeleton(path)) };
  };
  const fail = (error: unknown): SentText => {
    const failure = toFailure(error);
    if (failure.id === 429) {
      const { id: status, retryAfter } = failure;
      return { status, type: "text/plain", text: sentenceOf(failure), retryAfter };
    }
    report("page", error);
    return { status: 503, type: "text/plain", text: sentenceOf({ id: 500 }) };
  };

  return onRequest({ cors: false }, async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const origin = pageOrigin(configured(), request.headers);
    const address = pageAddress(request.originalUrl);
    if (origin === undefined || address === undefined) {
      response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end(sentenceOf({ id: 404 }));
      return;
    }
    const sent = await answer({ ...address, origin, client: addressOf(request) }).catch(fail);
    await sendText(request, response, sent);
  });
}

/** The text of a response without a page. */
function sentenceOf(failure: Failure): string {
  return `${failureText(failure, shop.locale)}\n`;
}

/** Robots may read all but the calls. Screens that are not to be indexed have a `meta` tag. */
function writeRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
