import { shop } from "@shop/commerce";
import { failureText } from "@shop/contract";
import { onRequest, type HttpsFunction } from "firebase-functions/v2/https";
import type { Handlers } from "../call/handler.ts";
import { entryOf } from "../call/log-entry.ts";
import type { Log } from "../call/log.ts";
import type { CatalogCache } from "../catalog/listing/catalog-cache.ts";
import { askThrough } from "./ask-through.ts";
import type { BuiltWeb } from "./load-renderer.ts";
import { cachePages } from "./cache-pages.ts";
import { pageAddress } from "./page-address.ts";
import { pageOrigin } from "./page-origin.ts";
import { writeRobots } from "./robots.ts";
import { sendText, type SentText } from "./send-text.ts";
import { writeSitemap } from "./sitemap.ts";

type Address = NonNullable<ReturnType<typeof pageAddress>>;

export type PagesDeps = {
  handlers: Handlers<"httpCatalogServices">;
  catalog: CatalogCache;
  web: BuiltWeb;
  /** The address that is configured for the shop, such as `https://tienda.example`; empty when there is none. */
  origin: () => string;
  log: Log;
  newId: () => string;
};

/**
 * The screens that anybody may read, as whole pages; `/sitemap.xml`, and as `/robots` what `/robots.txt` redirects to: the host
 * of the functions answers that path itself, with 404. A product that there is not is a
 * page with the status 404. When a page cannot be rendered, the empty one is sent: the browser tries by itself, and says
 * what is wrong.
 */
export function httpPages({
  handlers,
  catalog,
  web,
  origin: configured,
  log,
  newId,
}: PagesDeps): HttpsFunction {
  const renderCached = cachePages(askThrough(handlers));
  const report = (method: string, error: unknown) =>
    log(entryOf({ id: 500 }, error, { requestId: newId(), service: "httpPages", method }));

  const render = async (address: string, origin: string): Promise<SentText> => {
    const page = await renderWhereBuilt(address, origin).catch((error: unknown) => report("render", error));
    return { status: page?.status ?? 200, type: "text/html", text: page?.html ?? (await web.readShell()) };
  };
  const renderWhereBuilt = async (address: string, origin: string) => {
    const renderPage = await web.loadRenderPage();
    return renderPage && renderCached(renderPage, address, origin);
  };
  const answer = async ({ path, query }: Address, origin: string): Promise<SentText> => {
    if (path === "/robots") return { status: 200, type: "text/plain", text: writeRobots(origin) };
    if (path === "/sitemap.xml")
      return { status: 200, type: "application/xml", text: writeSitemap(await catalog.snapshot(), origin) };
    return render(path + query, origin);
  };

  return onRequest({ cors: false }, async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const origin = pageOrigin(configured(), request.headers);
    const address = pageAddress(request.originalUrl);
    if (origin === undefined || address === undefined) {
      response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end(sentenceOf(404));
      return;
    }
    const sent = await answer(address, origin).catch((error: unknown): SentText => {
      report("page", error);
      return { status: 503, type: "text/plain", text: sentenceOf(500) };
    });
    await sendText(request, response, sent);
  });
}

/** What a shopper reads where there is no page to say it. */
function sentenceOf(id: 404 | 500): string {
  return `${failureText({ id }, shop.locale)}\n`;
}
