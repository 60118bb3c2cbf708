import type { Failure } from "@shop/contract";

/** In milliseconds: the maximum of the first delay. */
const FIRST_DELAY = 1000;

/** The retry delays of one kind of call. */
export type RetryPolicy = {
  /** The maximum delay, in milliseconds. */
  max: number;
  /** The fixed part of a delay, from 0 to 1; the rest is random (jitter), so that many devices do not retry at once. */
  min: number;
};

/**
 * The delay before a retry: at most twice as long each time (exponential backoff). A 429 has its own delay.
 * @param tries how many failed in a row
 * @param random a random number from 0 to 1
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
