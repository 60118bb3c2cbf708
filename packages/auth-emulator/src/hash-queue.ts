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
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (hash) => {
    if (underWay < concurrency) underWay += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new ProtocolError(QUOTA_EXCEEDED);
    try {
      return await hash();
    } finally {
      const next = waiting.shift();
      // The next one takes over this place.
      if (next) next();
      else underWay -= 1;
    }
  };
}

/** In the words of production. */
export const QUOTA_EXCEEDED = "QUOTA_EXCEEDED : Exceeded quota for verifying passwords.";
