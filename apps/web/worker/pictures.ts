import { PICTURES } from "./names.ts";
import { isYoungerThan, cacheIn } from "./shelves.ts";
import type { World } from "./world.ts";

const LIMIT = 200;
/** A week, in ms: after that a picture is asked for again. */
const AGE = 7 * 24 * 60 * 60 * 1000;

/** A picture that is kept needs no network; an old one is shown only without it. */
export async function answerPicture(request: Request, world: World): Promise<Response> {
  const { pathname } = new URL(request.url);
  const shelf = await world.caches.open(PICTURES);
  const kept = await shelf.match(pathname);
  if (kept && isYoungerThan(AGE, kept, world.now())) return kept;
  try {
    const response = await world.fetch(request);
    const isPicture = response.headers.get("content-type")?.startsWith("image/");
    if (response.ok && isPicture)
      world.later(cacheIn(shelf, pathname, response.clone(), { limit: LIMIT, now: world.now() }));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
