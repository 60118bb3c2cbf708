/**
 * The path and the query of a request.
 * @param target as the client sent it: mostly a path, but an absolute URL is allowed, too (RFC 9112 §3.2.2)
 * @returns undefined for an invalid URL, or a path that cannot be decoded, which the router would log
 */
export function pageAddress(target: string): { path: string; query: string } | undefined {
  const url = URL.parse(target, "http://shop.invalid");
  if (!url || !isDecodable(url.pathname)) return undefined;
  return { path: url.pathname, query: url.search };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
