import { setTimeout as pause } from "node:timers/promises";
import { ContentionError } from "./store-error.ts";

/**
 * How long after its beginning a transaction is tried once more, in ms. The engine holds one that waits for another's
 * lock for two seconds, so the last one ends within five.
 */
const PATIENCE = 2500;

/** The pause before the next attempt: a random part of this in ms, doubled with each attempt up to the longest. */
const PAUSE = 25;
const LONGEST_PAUSE = 400;

/** What the engine says when others write the same, and when it could not be reached or did not know: by gRPC. */
const ABORTED = 10;
const PASSING = new Set([1, 2, 4, 8, ABORTED, 13, 14]);

/**
 * Runs a transaction again while it loses to others or the engine cannot be reached.
 * @throws ContentionError when others keep writing; what the engine says of the last attempt; what `attempt` throws
 */
export async function retryContention<R>(
  attempt: () => Promise<R>,
  { count = 1, until = performance.now() + PATIENCE } = {},
): Promise<R> {
  try {
    return await attempt();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (typeof code !== "number" || !PASSING.has(code)) throw error;
    if (performance.now() > until) throw code === ABORTED ? new ContentionError(error) : error;
  }
  await pause(Math.random() * Math.min(LONGEST_PAUSE, PAUSE * 2 ** count));
  return retryContention(attempt, { count: count + 1, until });
}
