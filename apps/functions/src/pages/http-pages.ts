import type { IncomingMessage } from "node:http";
import { onRequest, type HttpsFunction } from "firebase-functions/v2/https";
import type { Handlers } from "../call/handler.ts";
import { entryOf } from "../call/log-entry.ts";
import type { Log } from "../call/log.ts";
import type { CatalogCache } from "../catalog/listing/catalog-cache.ts";
import { askThrough } from "./ask-through.ts";
import type { BuiltWeb } from "./draw-page.ts";
import { keepPages } from "./keep-pages.ts";
import { writeRobots } from "./robots.ts";
import { sendText, type SentText } from "./send-text.ts";
import { writeSitemap } from "./sitemap.ts";

export type PagesDeps = {
  handlers: Handlers<"httpCatalogServices">;
  catalog: CatalogCache;
  web: BuiltWeb;
  log: Log;
  newId: () => string;
};

/**
 * The screens that anybody may read, as whole pages; `/sitemap.xml` and `/robots.txt`. A product that there is not is a
 * page with the status 404. When a page cannot be drawn, the empty one is sent: the browser tries by itself, and says
 * what is wrong.
 */
export function httpPages({ handlers, catalog, web, log, newId }: PagesDeps): HttpsFunction {
  const drawKept = keepPages(askThrough(handlers));
  const report = (method: string, error: unknown) =>
    log(entryOf({ id: 500 }, error, { requestId: newId(), service: "httpPages", method }));

  const draw = async (address: string, origin: string): Promise<SentText> => {
    const page = await drawWhereBuilt(address, origin).catch((error: unknown) => report("draw", error));
    return { status: page?.status ?? 200, type: "text/html", text: page?.html ?? (await web.readShell()) };
  };
  const drawWhereBuilt = async (address: string, origin: string) => {
    const drawPage = await web.loadDrawPage();
    return drawPage && drawKept(drawPage, address, origin);
  };
  const answer = async (address: string, origin: string): Promise<SentText> => {
    if (address === "/robots.txt") return { status: 200, type: "text/plain", text: writeRobots(origin) };
    if (address === "/sitemap.xml")
      return { status: 200, type: "application/xml", text: writeSitemap(await catalog.snapshot(), origin) };
    return draw(address, origin);
  };

  return onRequest({ cors: false }, async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const sent = await answer(request.originalUrl, originOf(request)).catch((error: unknown): SentText => {
      report("page", error);
      return { status: 503, type: "text/plain", text: "Service Unavailable\n" };
    });
    await sendText(request, response, sent);
  });
}

/** Where the shopper is: Hosting reports the name under which it was asked. */
function originOf({ headers }: IncomingMessage): string {
  const host = [headers["x-forwarded-host"] ?? headers.host].flat()[0] ?? "";
  const isLocal = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::|$)/.test(host);
  return `${isLocal ? "http" : "https"}://${host}`;
}
