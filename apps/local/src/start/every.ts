import { toFailure } from "@shop/contract";

/**
 * Does something again and again, never twice at once. A failure is written down, and the next round comes; that another
 * program holds the data needs nobody's help.
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
