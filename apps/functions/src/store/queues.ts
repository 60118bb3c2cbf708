/** Runs a task after the earlier ones of its queue; without a queue at once. */
export type Queues = <R>(queue: string | undefined, task: () => Promise<R>) => Promise<R>;

/** A failed task does not stop the next one. An empty queue is removed. */
export function createQueues(): Queues {
  const ends = new Map<string, Promise<unknown>>();
  return async (queue, task) => {
    if (queue === undefined) return task();
    const mine = (ends.get(queue) ?? Promise.resolve()).then(task);
    const end = mine.catch(() => undefined);
    ends.set(queue, end);
    try {
      return await mine;
    } finally {
      if (ends.get(queue) === end) ends.delete(queue);
    }
  };
}
