import { setTimeout as pause } from "node:timers/promises";
import { ContentionError } from "./store-error.ts";

/**
 * How long after its beginning a transaction is tried once more, in ms. The engine holds one that waits for another's
 * lock for two seconds, so the last one ends within five.
 */
const MAX_DELAY = 2500;

/** The pause before the next attempt is a random part of this, in ms: those who lost together must not meet again. */
const PAUSE = 500;

/** What Firestore says when others write the same, and when it could not be reached or did not know: by gRPC. */
const INVALID_ARGUMENT = 3;
const ABORTED = 10;
const PASSING = new Set([1, 2, 4, 8, ABORTED, 13, 14]);

/** What SQLite says while another program writes: https://sqlite.org/rescode.html */
const LOCKED = new Set([5, 6]);

/** What Firestore says of a transaction that it has ended by itself, such as one that waited too long for a lock. */
const ENDED = /transaction (?:has expired|is invalid or closed)/i;

/**
 * Runs a transaction, or a write, again while it loses to others or the engine cannot be reached.
 * @param until when to give up, on the clock of `performance.now`
 * @throws ContentionError when others keep writing; what the engine says of the last attempt; what `attempt` throws
 */
export async function retryContention<R>(
  attempt: () => Promise<R>,
  until = performance.now() + MAX_DELAY,
): Promise<R> {
  try {
    return await attempt();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined || !PASSING.has(code)) throw error;
    const delay = Math.random() * PAUSE;
    if (performance.now() + delay > until) throw code === ABORTED ? new ContentionError(error) : error;
    await pause(delay);
  }
  return retryContention(attempt, until);
}

function codeOf(error: unknown): number | undefined {
  if (error instanceof Error && "errcode" in error && LOCKED.has(Number(error.errcode) & 0xff))
    return ABORTED;
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "number") return undefined;
  return error.code === INVALID_ARGUMENT && ENDED.test(error.message) ? ABORTED : error.code;
}
