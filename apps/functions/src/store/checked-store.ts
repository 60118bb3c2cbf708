import { AsyncLocalStorage } from "node:async_hooks";
import { checkQuery } from "./check-query.ts";
import { checkedTransaction } from "./checked-transaction.ts";
import { StoreUseError } from "./store-error.ts";
import type { Documents, Engine, Schema, Store } from "./store.ts";

/**
 * Restricts an engine to what every engine supports, so that a mistake fails on the developer's machine and not only in
 * production.
 */
export function checkedStore<Collections extends Documents>(
  engine: Engine,
  { collections, indexes }: Schema,
): Store<Collections> {
  const inside = new AsyncLocalStorage<true>();
  const checkAddress = (collection: string, id: string) => {
    if (!collections.some((name) => name === collection))
      throw new StoreUseError(`no collection ${collection}: declare it`);
    checkId(collection, id);
  };
  const checked: Engine = {
    get: async (collection, id) => {
      checkAddress(collection, id);
      return engine.get(collection, id);
    },
    getMany: async (collection, ids) => {
      for (const id of ids) checkAddress(collection, id);
      return engine.getMany(collection, ids);
    },
    query: async (query) => {
      checkQuery(query, indexes);
      return engine.query(query);
    },
    maxTransactionBytes: engine.maxTransactionBytes,
    transaction: async (run, queue) => {
      // The inner transaction would wait for the outer one forever.
      if (inside.getStore()) throw new StoreUseError("a transaction inside a transaction");
      return engine.transaction(
        (tx) => inside.run(true, () => checkedTransaction(tx, checkAddress, run, engine.maxTransactionBytes)),
        queue,
      );
    },
    close: () => engine.close(),
  };
  // A collection holds what its type says: only this store writes it.
  return checked as unknown as Store<Collections>;
}

/** Ids that every engine takes: not empty, no slash, no reserved name, at most 1500 bytes. */
function checkId(collection: string, id: string): void {
  if (!/^(?!\.{1,2}$)(?!__.*__$)[^/]+$/s.test(id) || Buffer.byteLength(id) > 1500)
    throw new StoreUseError(`an id of ${collection} that not every engine takes`);
}
