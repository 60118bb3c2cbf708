import type { Firestore, Transaction as Native } from "@google-cloud/firestore";
import type { CollectionName } from "./collections.ts";
import { firestoreReads, referenceTo } from "./firestore-reads.ts";
import type { Transaction } from "./store.ts";

/**
 * The port's transaction over one of the SDK.
 * @returns also the collections that it creates documents in, for the engine does not say which one was there
 */
export function draftFirestoreTransaction(
  firestore: Firestore,
  native: Native,
): { tx: Transaction; created: CollectionName[] } {
  const created: CollectionName[] = [];
  const reference = (collection: CollectionName, id: string) => referenceTo(firestore, collection, id);
  const tx: Transaction = {
    ...firestoreReads((collection, ids) => native.getAll(...ids.map((id) => reference(collection, id)))),
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
