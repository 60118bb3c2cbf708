import type { CollectionName, Collections } from "./collections.ts";
import type { Transaction } from "./store.ts";

/** A document as it was read; version 0 stands for one that did not exist, a write for what it will have written. */
export type Versioned = { doc: unknown; version: number | Write };

export type Write = {
  kind: "set" | "create" | "delete";
  collection: CollectionName;
  id: string;
  json: string;
  /** The version that it has given its document, once it is kept. */
  keptAs?: number | undefined;
};

/** What a transaction read and wants to write. */
export type Draft = {
  reads: { collection: CollectionName; id: string; version: Versioned["version"] }[];
  writes: Write[];
};

/**
 * A transaction that holds no lock: it remembers the versions that it read, and commits when they still hold.
 */
export function draftTransaction(
  read: (collection: CollectionName, id: string) => Versioned,
): Draft & { tx: Transaction } {
  const reads: Draft["reads"] = [];
  const writes: Write[] = [];
  const get = <C extends CollectionName>(collection: C, id: string) => {
    const { doc, version } = read(collection, id);
    reads.push({ collection, id, version });
    // A collection holds what its type says: only this store writes it.
    return doc as Collections[C] | undefined;
  };
  const put = (kind: "set" | "create") => (collection: CollectionName, id: string, doc: unknown) => {
    writes.push({ kind, collection, id, json: JSON.stringify(doc) });
  };
  const tx: Transaction = {
    get: async (collection, id) => get(collection, id),
    getMany: async (collection, ids) => ids.map((id) => get(collection, id)),
    set: put("set"),
    create: put("create"),
    delete: (collection, id) => {
      writes.push({ kind: "delete", collection, id, json: "" });
    },
  };
  return { tx, reads, writes };
}
