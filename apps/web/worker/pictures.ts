import { PICTURES } from "./names.ts";
import { isYoungerThan, cacheIn } from "./caches.ts";
import type { WorkerContext } from "./worker-context.ts";

const LIMIT = 200;
/** A week, in ms: after that a picture is asked for again. */
const AGE = 7 * 24 * 60 * 60 * 1000;

/** A picture that is kept needs no network; an old one is shown only without it. */
export async function answerPicture(request: Request, context: WorkerContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cache = await context.caches.open(PICTURES);
  const cached = await cache.match(pathname);
  if (cached && isYoungerThan(AGE, cached, context.now())) return cached;
  try {
    const response = await context.fetch(request);
    const isPicture = response.headers.get("content-type")?.startsWith("image/");
    if (response.ok && isPicture)
      context.later(cacheIn(cache, pathname, response.clone(), { limit: LIMIT, now: context.now() }));
    return response;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}
