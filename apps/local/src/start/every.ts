import { toFailure } from "@shop/contract";

/**
 * Runs a task periodically, never twice at once. A failure is logged, and the next round follows; contention with
 * another program for the data is not logged.
 * @param interval ms from one beginning to the next
 * @returns stops it, after the running round
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
  // The timer must not keep the process alive.
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
