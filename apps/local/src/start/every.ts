import { toFailure } from "@shop/contract";

/**
 * Does something again and again, never twice at once. A failure is logged, and the next round comes; contention
 * with another program for the data is not logged.
 * @param interval ms from one beginning to the next
 * @returns ends it, after the round under way
 */
export function every(interval: number, task: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= task()
      .catch((error: unknown) => {
        if (toFailure(error).id !== 429) console.error(error);
      })
      .finally(() => {
        underWay = undefined;
      });
  }, interval);
  // It keeps no process alive.
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
