import { StoreUseError } from "./store-error.ts";
import type { Documents, Transaction } from "./store.ts";

/**
 * Runs `run` on a transaction that enforces reads before writes, documents of a valid size, and no use after its end.
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

/** Firestore takes 1 MiB a document, counted in a format of its own. In JSON a little less is safe. */
const DOCUMENT_BYTES = 1_000_000;

/**
 * Counts what a transaction writes.
 * @param maxBytes of all together
 * @returns counts one more document; throws StoreUseError when it, or all together, are more than every engine takes
 */
function createSizeCheck(maxBytes: number): (collection: string, doc: unknown) => void {
  let total = 0;
  return (collection, doc) => {
    const bytes = Buffer.byteLength(JSON.stringify(doc));
    total += bytes;
    if (bytes > DOCUMENT_BYTES)
      throw new StoreUseError(`a document of ${collection} has ${bytes} bytes, of ${DOCUMENT_BYTES} at most`);
    if (total > maxBytes)
      throw new StoreUseError(`a transaction writes ${total} bytes, of ${maxBytes} at most`);
  };
}

/** Names of fields that Firestore reserves, such as `__name__`. */
const RESERVED = /^__.*__$/s;

/**
 * A document is JSON: values that JSON would silently drop or change are errors, and so is what one engine refuses: a
 * list directly inside a list, and a field with an empty or reserved name.
 * @throws StoreUseError with the path of the first value that is not
 */
function checkPlain(value: unknown, path = "doc"): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) {
      if (Array.isArray(part)) throw new StoreUseError(`${path}[${index}] is a list in a list`);
      checkPlain(part, `${path}[${index}]`);
    }
    return;
  }
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    throw new StoreUseError(`${path} is not plain JSON`);
  for (const [key, part] of Object.entries(value)) {
    if (key === "" || RESERVED.test(key)) throw new StoreUseError(`${path} has a field named "${key}"`);
    checkPlain(part, `${path}.${key}`);
  }
}
