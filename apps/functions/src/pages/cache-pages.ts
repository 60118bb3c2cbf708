import { LRUCache } from "lru-cache";
import type { AskCatalogue, RenderedPage, Renderer } from "./built-web.ts";

/** How many of the last requested pages are cached, and their bytes in total. */
const MAX_PAGES = 300;
const MAX_BYTES = 64 * 1024 * 1024;

/** A call that a page was rendered from, and its answer as JSON. */
type RecordedCall = { method: string; input: object; answer: string };
type CachedPage = { renderer: Renderer; calls: RecordedCall[]; page: RenderedPage };

/** A page: that of an address (path and query), as one build renders it for a shop at one origin. */
export type PageRequest = { renderer: Renderer; address: string; origin: string };

/**
 * Renders each page once per state of the catalogue: a request gets the cached page only if every call that it was
 * rendered from is answered as before. Prices and stock are therefore always current.
 * @param maxBytes of all cached pages together; a larger page is not cached
 */
export function cachePages(ask: AskCatalogue, maxBytes = MAX_BYTES) {
  const cached = new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
  });
  const areCurrent = async (calls: readonly RecordedCall[]): Promise<boolean> => {
    const answers = await Promise.all(calls.map(({ method, input }) => ask(method, input)));
    return answers.every((answer, index) => JSON.stringify(answer) === calls[index]?.answer);
  };
  return {
    /** The page, if it is cached and current. */
    find: async ({ renderer, address, origin }: PageRequest): Promise<RenderedPage | undefined> => {
      const known = cached.get(keyOf(address, origin));
      const isUsable = known?.renderer === renderer && (await areCurrent(known.calls));
      return isUsable ? known.page : undefined;
    },
    /** Renders the page anew, and caches it. */
    render: async ({ renderer, address, origin }: PageRequest): Promise<RenderedPage> => {
      const calls: RecordedCall[] = [];
      const record: AskCatalogue = async (method, input) => {
        const answer = await ask(method, input);
        calls.push({ method, input, answer: JSON.stringify(answer) });
        return answer;
      };
      const page = await renderer.renderPage(address, { origin, ask: record });
      cached.set(keyOf(address, origin), { renderer, calls, page });
      return page;
    },
  };
}

function keyOf(address: string, origin: string): string {
  return `${origin} ${address}`;
}

/** The most that the texts of a cached page take in memory: two bytes for each character. */
function bytesOf({ calls, page }: CachedPage, key: string): number {
  const texts = calls.flatMap(({ method, input, answer }) => [method, JSON.stringify(input), answer]);
  return 2 * [key, page.html, ...texts].reduce((length, text) => length + text.length, 0);
}
