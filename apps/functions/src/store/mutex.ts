/** Lets one task run at a time, in the order of arrival. */
export type Mutex = <R>(task: () => Promise<R>) => Promise<R>;

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
}
