import { isWorthKeeping, judgeAnswer } from "./judge-answer.ts";
import type { AnswerReport } from "./messages.ts";
import { answersName } from "./names.ts";
import { isYoungerThan, cacheIn } from "./caches.ts";
import type { Shell } from "./shell.ts";
import type { WorkerContext } from "./worker-context.ts";

const LIMIT = 60;
/** A week, in ms: prices of longer ago help nobody. */
const AGE = 7 * 24 * 60 * 60 * 1000;
/** In ms: so long a shopper waits who can be shown what they saw last time. */
const TIMEOUT = 8000;

/**
 * The server's answer; without the network, the last one that this device has had to the same question.
 * @param tell is called with which of the two it was
 */
export async function answerCatalogue(
  request: Request,
  { version }: Shell,
  context: WorkerContext,
  report: (report: AnswerReport) => void,
): Promise<Response> {
  const question = await request.clone().text();
  if (!isWorthKeeping(question)) return context.fetch(request);
  const cache = await context.caches.open(answersName(version));
  const path = await pathOf(question);
  const found = await cache.match(path);
  const cached = found && isYoungerThan(AGE, found, context.now()) ? found : undefined;
  try {
    const response = await context.fetch(request, cached ? { signal: AbortSignal.timeout(TIMEOUT) } : {});
    const judgement = judgeAnswer(response.status, await response.clone().text());
    if (judgement === "store")
      context.later(cacheIn(cache, path, response.clone(), { limit: LIMIT, now: context.now() }));
    if (judgement === "delete") context.later(cache.delete(path));
    report({ type: "answer.fresh" });
    return response;
  } catch (error) {
    if (!cached || request.signal.aborted) throw error;
    report({ type: "answer.cached" });
    return cached;
  }
}

/** A question as an address: a cache looks at no bodies. */
async function pathOf(question: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(question));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return `/answers/${hex.join("")}`;
}
