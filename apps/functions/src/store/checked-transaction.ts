import { checkPlain } from "./check-plain.ts";
import { createSizeCheck } from "./check-size.ts";
import { StoreUseError } from "./store-error.ts";
import type { Documents, Transaction } from "./store.ts";

/**
 * Runs `run` on a transaction that takes reads before writes, plain documents of a size for every engine, and nothing after its end.
 * @param checkAddress throws for a collection or an id that no engine takes
 * @param maxBytes the most that it writes
 */
export async function checkedTransaction<R>(
  tx: Transaction<Documents>,
  checkAddress: (collection: string, id: string) => void,
  run: (tx: Transaction<Documents>) => Promise<R>,
  maxBytes: number,
): Promise<R> {
  const checkSize = createSizeCheck(maxBytes);
  let phase: "reading" | "writing" | "ended" = "reading";
  const read = (collection: string, ids: readonly string[]) => {
    if (phase === "writing")
      throw new StoreUseError("in a transaction all reads come before the first write");
    if (phase === "ended") throw new StoreUseError("this transaction has ended");
    for (const id of ids) checkAddress(collection, id);
  };
  const write = (collection: string, id: string) => {
    if (phase === "ended") throw new StoreUseError("this transaction has ended");
    phase = "writing";
    checkAddress(collection, id);
  };
  try {
    return await run({
      get: async (collection, id) => {
        read(collection, [id]);
        return tx.get(collection, id);
      },
      getMany: async (collection, ids) => {
        read(collection, ids);
        return tx.getMany(collection, ids);
      },
      set: (collection, id, doc) => {
        write(collection, id);
        checkPlain(doc);
        checkSize(collection, doc);
        tx.set(collection, id, doc);
      },
      create: (collection, id, doc) => {
        write(collection, id);
        checkPlain(doc);
        checkSize(collection, doc);
        tx.create(collection, id, doc);
      },
      delete: (collection, id) => {
        write(collection, id);
        tx.delete(collection, id);
      },
    });
  } finally {
    phase = "ended";
  }
}
