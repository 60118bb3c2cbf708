import { LRUCache } from "lru-cache";
import type { BucketRule } from "./limits.ts";

/** How many keys are remembered, some 2 MB: beyond it, the one that was seen least recently begins anew. */
const MAX_KEYS = 10_000;

/**
 * Buckets that are full at first and fill up steadily. Each process has its own.
 * @param now clock in ms; if it goes back, nothing is refilled
 * @returns takes one token of a key, and gives 0, or the milliseconds until there is one
 */
export function createTokenBuckets({ burst, perSecond }: BucketRule, now: () => number) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_KEYS });
  return (key: string): number => {
    const at = now();
    const before = buckets.get(key) ?? { tokens: burst, at };
    const gained = (Math.max(0, at - before.at) * perSecond) / 1000;
    const tokens = Math.min(burst, before.tokens + gained);
    buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at });
    return tokens < 1 ? Math.ceil(((1 - tokens) / perSecond) * 1000) : 0;
  };
}
