/** Runs a task after those of its queue that came before it; one without a queue at once. */
export type Queues = <R>(queue: string | undefined, task: () => Promise<R>) => Promise<R>;

/** A task that fails does not stop the next one. An empty queue is forgotten. */
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
