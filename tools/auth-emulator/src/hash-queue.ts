import pLimit from "p-limit";
import { ProtocolError } from "./protocol-error.ts";

/** Runs a hash when its turn comes, in the order of arrival. Rejects with `QUOTA_EXCEEDED` when too many wait. */
export type HashQueue = <R>(hash: () => Promise<R>) => Promise<R>;

/** Half of libuv's thread pool: files, which the same four threads read, never wait for a password. */
const CONCURRENCY = 2;

/** The last of them waits for some ten seconds; the SDK gives up after thirty. */
const MAX_WAITING = 50;

/**
 * Bounds the hashes under way and those that wait, as production's quota for verifying passwords does.
 * @param options.concurrency hashes under way at once
 * @param options.maxWaiting hashes besides those; one more is refused, and may be sent again later
 */
export function createHashQueue({ concurrency = CONCURRENCY, maxWaiting = MAX_WAITING } = {}): HashQueue {
  const limit = pLimit(concurrency);
  return async (hash) => {
    if (limit.activeCount >= concurrency && limit.pendingCount >= maxWaiting) {
      throw new ProtocolError(QUOTA_EXCEEDED);
    }
    return limit(hash);
  };
}

/** In the words of production. */
export const QUOTA_EXCEEDED = "QUOTA_EXCEEDED : Exceeded quota for verifying passwords.";
