import { backOff } from "@shop/commerce";
import type { Failure } from "@shop/contract";

/** How often in a row the server is tried before the shopper is asked to. */
export const MAX_ATTEMPTS = 5;

/** In milliseconds: the longest wait of all. */
const MAX_RETRY_DELAY = 30_000;

/**
 * How long to wait before the next try: any part of a wait that grows with each.
 * @param tries how many failed in a row
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(failure: Failure | null, tries: number, random: number): number {
  return backOff(failure, tries, { longest: MAX_RETRY_DELAY, least: 0, random });
}

/** Whether doing the same again cannot mend it. */
export function isFinal({ id }: Failure): boolean {
  return FINAL.has(id);
}

const FINAL: ReadonlySet<Failure["id"]> = new Set([400, 403, 404, 406, 409, 410, 413, 422]);
