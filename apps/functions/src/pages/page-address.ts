/**
 * The path and the query that a request is for.
 * @param target as the client wrote it: mostly a path, but a whole address is allowed, too (RFC 9112 §3.2.2)
 * @returns undefined for what is no address, or has a path that cannot be decoded: the router would write it to the log
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
