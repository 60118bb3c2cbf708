import { AsyncLocalStorage } from "node:async_hooks";
import { COLLECTION_NAMES } from "./collections.ts";
import { checkQuery } from "./check-index.ts";
import { checkedTransaction } from "./checked-transaction.ts";
import { StoreUseError } from "./store-error.ts";
import type { Store } from "./store.ts";

/** The most documents that one query reads. */
export const QUERY_LIMIT = 500;

/**
 * Holds an engine to what every engine can do, so that a mistake fails on the developer's machine and not on
 * the production engine alone.
 */
export function checkedStore(engine: Store): Store {
  const inside = new AsyncLocalStorage<true>();
  return {
    get: async (collection, id) => {
      checkAddress(collection, id);
      return engine.get(collection, id);
    },
    getMany: async (collection, ids) => {
      for (const id of ids) checkAddress(collection, id);
      return engine.getMany(collection, ids);
    },
    query: async (query) => {
      checkQuery(query);
      if (!Number.isInteger(query.limit) || query.limit < 1 || query.limit > QUERY_LIMIT)
        throw new StoreUseError(`a query reads 1 to ${QUERY_LIMIT} documents`);
      if (query.startAfter && (query.startAfter.value === undefined) !== (query.orderBy === undefined))
        throw new StoreUseError("startAfter carries a value when, and only when, the query has an order");
      return engine.query(query);
    },
    transaction: async (run, queue) => {
      // The inner one would wait for the outer one for ever.
      if (inside.getStore()) throw new StoreUseError("a transaction inside a transaction");
      return engine.transaction(
        (tx) => inside.run(true, () => checkedTransaction(tx, checkAddress, run)),
        queue,
      );
    },
    close: () => engine.close(),
  };
}

/** Ids that every engine takes: not empty, no slash, no reserved name, at most 1500 bytes. */
function checkAddress(collection: string, id: string): void {
  if (!COLLECTION_NAMES.some((name) => name === collection))
    throw new StoreUseError(`no collection ${collection}: declare it in store/collections.ts`);
  if (!/^(?!\.{1,2}$)(?!__.*__$)[^/]+$/s.test(id) || Buffer.byteLength(id) > 1500)
    throw new StoreUseError(`an id of ${collection} that not every engine takes`);
}
