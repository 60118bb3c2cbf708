import { isScreen } from "./screens.ts";

/** A request that the worker may answer; others go to the network as if there were no worker. */
type Asked = {
  request: Pick<Request, "mode" | "destination" | "headers">;
  url: URL;
  sameOrigin: boolean;
};

export const CATALOGUE = "/api/httpCatalogServices";

/** A navigation to a screen, whose skeleton the worker has. Any other path goes to the server, which answers 404. */
export function isScreenNavigation({ request, url }: Asked): boolean {
  return request.mode === "navigate" && isScreen(url.pathname);
}

/** Code that is not of the worker's own version: a tab of an earlier version may request it. */
export function isEarlierFile({ url, sameOrigin }: Asked): boolean {
  return sameOrigin && url.pathname.startsWith("/assets/");
}

/** A request with a query or a token may be personal. */
export function isPicture({ request, url, sameOrigin }: Asked): boolean {
  const isForAnybody = sameOrigin && url.search === "" && !request.headers.has("authorization");
  return isForAnybody && request.destination === "image" && !url.pathname.startsWith("/api/");
}

/** A call without a token: its response is the same for every shopper. */
export function isCatalogueCall({ request, url, sameOrigin }: Asked): boolean {
  return sameOrigin && url.pathname === CATALOGUE && !request.headers.has("authorization");
}
