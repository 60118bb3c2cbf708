import type { DocumentReference, Transaction as Native } from "@google-cloud/firestore";
import type { CollectionName } from "./collections.ts";
import { docOf } from "./firestore-doc.ts";
import type { Transaction } from "./store.ts";

/**
 * The port's transaction over one of the SDK.
 * @returns also the collections that it creates documents in, for the engine does not say which one was there
 */
export function draftFirestoreTransaction(
  native: Native,
  reference: (collection: CollectionName, id: string) => DocumentReference,
): { tx: Transaction; created: CollectionName[] } {
  const created: CollectionName[] = [];
  const tx: Transaction = {
    get: async (collection, id) => docOf(collection, await native.get(reference(collection, id))),
    getMany: async (collection, ids) => {
      // The SDK takes no empty list.
      if (ids.length === 0) return [];
      const found = await native.getAll(...ids.map((id) => reference(collection, id)));
      return found.map((each) => docOf(collection, each));
    },
    // The SDK reads a document when it commits: what happens to the caller's object until then must not count.
    set: (collection, id, doc) => {
      native.set(reference(collection, id), structuredClone(doc));
    },
    create: (collection, id, doc) => {
      created.push(collection);
      native.create(reference(collection, id), structuredClone(doc));
    },
    delete: (collection, id) => {
      native.delete(reference(collection, id));
    },
  };
  return { tx, created };
}
