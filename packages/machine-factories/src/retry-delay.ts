import type { Failure } from "@shop/contract";

/** In milliseconds: the longest that the first delay takes. */
const FIRST_DELAY = 1000;

/** How long one kind of call waits before it is made again. */
export type RetryPolicy = {
  /** The longest delay of all, in milliseconds. */
  max: number;
  /** How much of a delay is certain, from 0 to 1; the rest is by chance, so that many devices do not come back at once. */
  min: number;
};

/**
 * How long to wait before a server is asked again: at most twice as long each time. A 429 says itself how long.
 * @param tries how many failed in a row
 * @param random the chance, from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(
  failure: Failure | null,
  tries: number,
  { max, min }: RetryPolicy,
  random: number,
): number {
  if (failure?.id === 429) return failure.retryAfter * 1000;
  return (min + (1 - min) * random) * Math.min(max, FIRST_DELAY * 2 ** Math.max(tries - 1, 0));
}
