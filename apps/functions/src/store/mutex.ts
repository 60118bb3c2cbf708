/** Lets one task run at a time, in the order of arrival. */
export type Mutex = <R>(task: () => Promise<R>) => Promise<R>;

/** A task that fails does not stop the next one. A task that asks for the same mutex waits for ever. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
}
