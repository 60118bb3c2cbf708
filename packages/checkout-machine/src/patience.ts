import type { Failure } from "@shop/contract";

/** In milliseconds: the first wait, and the longest of all. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

/**
 * How long to wait before the outcome is asked for again: twice as long each time, and from half of that on by
 * chance, so that many devices do not come back at once. Who is told when to come back does as told.
 * @param tries how many failed in a row
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function patience(failure: Failure | null, tries: number, random: number): number {
  if (failure?.id === 429) return failure.retryAfter * 1000;
  return ((1 + random) / 2) * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(tries - 1, 0));
}
