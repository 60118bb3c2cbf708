import { isScreen } from "./screens.ts";

/** How the worker treats a request; `other` is not its business, and goes to the network as if it were not there. */
export type RequestKind = "screen" | "file" | "picture" | "catalogue" | "other";

const CATALOGUE = "/api/httpCatalogServices";

/**
 * @param origin the shop's own
 * @param files the paths of the shell
 */
export function kindOfRequest(
  request: Pick<Request, "url" | "method" | "mode" | "destination" | "headers">,
  { origin, files }: { origin: string; files: ReadonlySet<string> },
): RequestKind {
  const url = new URL(request.url);
  if (url.origin !== origin || request.headers.has("authorization")) return "other";
  if (request.method === "POST") return url.pathname === CATALOGUE ? "catalogue" : "other";
  if (request.method !== "GET") return "other";
  // Each is the same page, and any other path keeps its 404.
  if (request.mode === "navigate") return isScreen(url.pathname) ? "screen" : "other";
  // A version that is gone has files of its own under `/assets`.
  if (files.has(url.pathname) || url.pathname.startsWith("/assets/")) return "file";
  // An address with a query may be somebody's own.
  const isPicture = request.destination === "image" && url.search === "" && !url.pathname.startsWith("/api/");
  return isPicture ? "picture" : "other";
}
