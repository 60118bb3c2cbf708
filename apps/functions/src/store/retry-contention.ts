import { setTimeout as pause } from "node:timers/promises";
import { ContentionError } from "./store-error.ts";

/**
 * How long after its start a transaction may be retried (ms). The engine lets one wait two seconds for a lock, so the
 * last retry ends within five.
 */
const MAX_DELAY = 2500;

/** The delay before a retry is a random part of this (ms), so that contending transactions do not meet again. */
const PAUSE = 500;

/**
 * Firestore's gRPC codes that a retry may cure: ABORTED is contention; with CANCELLED, UNKNOWN, DEADLINE_EXCEEDED,
 * RESOURCE_EXHAUSTED, INTERNAL and UNAVAILABLE it is unreachable, or the outcome is unknown.
 */
const INVALID_ARGUMENT = 3;
const ABORTED = 10;
const PASSING = new Set([1, 2, 4, 8, ABORTED, 13, 14]);

/** SQLite's codes while another program writes: https://sqlite.org/rescode.html */
const LOCKED = new Set([5, 6]);

/** Firestore's message for a transaction that it has aborted, such as one that waited too long for a lock. */
const ENDED = /transaction (?:has expired|is invalid or closed)/i;

/**
 * Retries a transaction or a write on contention, or while the engine is unreachable.
 * @param until when to stop, on the clock of `performance.now`
 * @throws ContentionError on lasting contention; the engine's error of the last attempt; what `attempt` throws
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
