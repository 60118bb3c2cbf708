import type { CacheStore } from "./worker-context.ts";

/** When something was put here, in ms: what the server says of dates is its own clock. */
const CACHED_AT = "x-kept-at";

/**
 * Caches a copy as the newest entry, and deletes the oldest ones.
 * @param limit how many things there may be
 */
export async function cacheIn(
  cache: CacheStore,
  path: string,
  response: Response,
  { limit, now }: { limit: number; now: number },
): Promise<void> {
  const type = response.headers.get("content-type");
  const headers = { [CACHED_AT]: String(now), ...(type !== null && { "content-type": type }) };
  await cache.put(path, new Response(await response.blob(), { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}

/** @param age in ms; what is not dated is old */
export function isYoungerThan(age: number, response: Response, now: number): boolean {
  return now - Number(response.headers.get(CACHED_AT) ?? 0) < age;
}
