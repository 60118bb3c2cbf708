import type { Store } from "./store.ts";

/**
 * A store that is opened at its first use: an instance that only refuses calls never loads the engine.
 * @param open is called once
 */
export function lazyStore(open: () => Promise<Store>): Store {
  let opening: Promise<Store> | undefined;
  let isClosed = false;
  const opened = async (): Promise<Store> => {
    if (isClosed && !opening) throw new Error("this store is closed");
    return (opening ??= open());
  };
  return {
    get: async (collection, id) => (await opened()).get(collection, id),
    getMany: async (collection, ids) => (await opened()).getMany(collection, ids),
    query: async (query) => (await opened()).query(query),
    count: async (query) => (await opened()).count(query),
    transaction: async (run, queue) => (await opened()).transaction(run, queue),
    close: async () => {
      isClosed = true;
      await (await opening)?.close();
    },
  };
}
