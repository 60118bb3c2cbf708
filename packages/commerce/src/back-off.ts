import type { Failure } from "@shop/contract";

/** In milliseconds: the longest that the first wait takes. */
const FIRST_WAIT = 1000;

type Waiting = {
  /** The longest wait of all, in milliseconds. */
  longest: number;
  /** How much of a wait is certain, from 0 to 1; the rest is by chance, so that many devices do not come back at once. */
  least: number;
  /** The chance, from 0 to 1. */
  random: number;
};

/**
 * How long to wait before a server is asked again: at most twice as long each time. Who is told when to come back
 * does as told.
 * @param tries how many failed in a row
 * @returns milliseconds
 */
export function backOff(failure: Failure | null, tries: number, { longest, least, random }: Waiting): number {
  if (failure?.id === 429) return failure.retryAfter * 1000;
  return (least + (1 - least) * random) * Math.min(longest, FIRST_WAIT * 2 ** Math.max(tries - 1, 0));
}
