import { LRUCache } from "lru-cache";
import type { AskCatalogue, RenderedPage, RenderPage } from "./load-renderer.ts";

/** How many pages are cached, the last ones that were asked for, and how many bytes all of them together may have. */
const MAX_PAGES = 300;
const MAX_BYTES = 64 * 1024 * 1024;

type Question = { method: string; input: object; answer: string };
type CachedPage = { render: RenderPage; questions: Question[]; page: RenderedPage };

/**
 * Renders each page once for each state of the catalogue: the next request gets the cached page only when every
 * question that it was rendered from is answered as before. Prices and stock are those of this moment, always.
 * @param maxBytes of all cached pages together; a larger page is not cached
 */
export function cachePages(ask: AskCatalogue, maxBytes = MAX_BYTES) {
  const cached = new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
  });
  const areTrue = async (questions: readonly Question[]): Promise<boolean> => {
    const answers = await Promise.all(questions.map(({ method, input }) => ask(method, input)));
    return answers.every((answer, index) => JSON.stringify(answer) === questions[index]?.answer);
  };
  return async (render: RenderPage, address: string, origin: string): Promise<RenderedPage> => {
    const key = `${origin} ${address}`;
    const known = cached.get(key);
    if (known?.render === render && (await areTrue(known.questions))) return known.page;
    const questions: Question[] = [];
    const note: AskCatalogue = async (method, input) => {
      const answer = await ask(method, input);
      questions.push({ method, input, answer: JSON.stringify(answer) });
      return answer;
    };
    const page = await render(address, { origin, ask: note });
    cached.set(key, { render, questions, page });
    return page;
  };
}

/** The most that the texts of a cached page take in memory: two bytes for each character. */
function bytesOf({ questions, page }: CachedPage, key: string): number {
  const texts = questions.flatMap(({ method, input, answer }) => [method, JSON.stringify(input), answer]);
  return 2 * [key, page.html, ...texts].reduce((length, text) => length + text.length, 0);
}
