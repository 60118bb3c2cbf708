import { backOff } from "@shop/commerce";
import type { Failure } from "@shop/contract";

/** In milliseconds: the longest wait of all. */
const MAX_RETRY_DELAY = 15_000;

/**
 * How long to wait before the outcome is asked for again: at least half of a wait that grows with each try.
 * @param tries how many failed in a row
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(failure: Failure | null, tries: number, random: number): number {
  return backOff(failure, tries, { longest: MAX_RETRY_DELAY, least: 0.5, random });
}
