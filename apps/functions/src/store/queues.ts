/**
 * Queues of tasks. A failed task does not stop the next one. An empty queue is removed.
 * @returns runs a task after the earlier ones of its queue; without a queue at once
 */
export function createQueues() {
  const ends = new Map<string, Promise<unknown>>();
  return async <R>(queue: string | undefined, task: () => Promise<R>): Promise<R> => {
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
