import type { Failure } from "@shop/contract";

/** How often in a row the server is tried before the shopper is asked to. */
export const MOST_TRIES = 5;

/** In milliseconds: the longest first wait, and the longest of all. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/**
 * How long to wait before the next try: at most twice as long each time, and of that any part, so that many
 * devices do not come back at once. Who is told when to come back does as told.
 * @param tries how many failed in a row
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function patience(failure: Failure | null, tries: number, random: number): number {
  if (failure?.id === 429) return failure.retryAfter * 1000;
  return random * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
}
