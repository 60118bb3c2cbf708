import { isScreen } from "./screens.ts";

/** What the worker answers; anything else goes to the network as if there were no worker. */
type Asked = {
  request: Pick<Request, "mode" | "destination" | "headers">;
  url: URL;
  sameOrigin: boolean;
};

export const CATALOGUE = "/api/httpCatalogServices";

/** Any other path keeps its 404. */
export function isScreenNavigation({ request, url }: Asked): boolean {
  return request.mode === "navigate" && isScreen(url.pathname);
}

/** Code that the worker's own version does not have: a tab of the version before may ask for it. */
export function isEarlierFile({ url, sameOrigin }: Asked): boolean {
  return sameOrigin && url.pathname.startsWith("/assets/");
}

/** An address with a query or a token may be a shopper's own. */
export function isPicture({ request, url, sameOrigin }: Asked): boolean {
  const isForAnybody = sameOrigin && url.search === "" && !request.headers.has("authorization");
  return isForAnybody && request.destination === "image" && !url.pathname.startsWith("/api/");
}

/** A call without a token: its answer is the same for everybody. */
export function isCatalogueCall({ request, url, sameOrigin }: Asked): boolean {
  return sameOrigin && url.pathname === CATALOGUE && !request.headers.has("authorization");
}
