import type { Reads, Store, Transaction } from "../documents/collections.ts";

/** Documents, as Firestore counts them for its bill. */
export type Operations = { reads: number; writes: number; deletes: number };

/**
 * A store that counts. A query that finds nothing is a read:
 * https://firebase.google.com/docs/firestore/pricing
 * @returns the store, and what it has done since it was last asked
 */
export function meteredStore(store: Store): { store: Store; taken: () => Operations } {
  const none = (): Operations => ({ reads: 0, writes: 0, deletes: 0 });
  let done = none();
  const reading = (reads: Reads): Reads => ({
    get: (collection, id) => {
      done.reads += 1;
      return reads.get(collection, id);
    },
    getMany: (collection, ids) => {
      done.reads += ids.length;
      return reads.getMany(collection, ids);
    },
  });
  const writing = (tx: Transaction): Transaction => ({
    ...reading(tx),
    set: (collection, id, doc) => {
      done.writes += 1;
      tx.set(collection, id, doc);
    },
    create: (collection, id, doc) => {
      done.writes += 1;
      tx.create(collection, id, doc);
    },
    delete: (collection, id) => {
      done.deletes += 1;
      tx.delete(collection, id);
    },
  });
  return {
    store: {
      ...reading(store),
      query: async (query) => {
        const found = await store.query(query);
        done.reads += Math.max(1, found.length);
        return found;
      },
      maxTransactionBytes: store.maxTransactionBytes,
      transaction: (run, queue) => store.transaction((tx) => run(writing(tx)), queue),
      close: () => store.close(),
    },
    taken: () => {
      const taken = done;
      done = none();
      return taken;
    },
  };
}
