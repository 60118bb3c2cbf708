import type { DocumentSnapshot, Firestore, Transaction as Native } from "@google-cloud/firestore";
import type { Documents, Reads, Transaction } from "./store.ts";

type Source = Pick<Firestore | Native, "getAll">;

/**
 * Reads of documents by their ids.
 * @param source asks in a transaction or outside
 */
export function firestoreReads(firestore: Firestore, source: Source): Reads<Documents> {
  const getMany = async (collection: string, ids: readonly string[]) => {
    const references = ids.map((id) => firestore.collection(collection).doc(id));
    const found: DocumentSnapshot[] = references.length > 0 ? await source.getAll(...references) : [];
    return found.map((each) => each.data());
  };
  return { get: async (collection, id) => (await getMany(collection, [id]))[0], getMany };
}

/**
 * The port's transaction over one of the SDK.
 * @returns also the collections in which it creates documents, as the engine does not report which one exists
 */
export function draftFirestoreTransaction(
  firestore: Firestore,
  native: Native,
): { tx: Transaction<Documents>; created: Set<string> } {
  const created = new Set<string>();
  const reference = (collection: string, id: string) => firestore.collection(collection).doc(id);
  const tx: Transaction<Documents> = {
    ...firestoreReads(firestore, native),
    // The SDK serializes a document at the commit: later changes to the caller's object must not count.
    set: (collection, id, doc) => {
      native.set(reference(collection, id), structuredClone(doc));
    },
    create: (collection, id, doc) => {
      created.add(collection);
      native.create(reference(collection, id), structuredClone(doc));
    },
    delete: (collection, id) => {
      native.delete(reference(collection, id));
    },
  };
  return { tx, created };
}
