import type { DocumentReference, DocumentSnapshot, Firestore } from "@google-cloud/firestore";
import type { CollectionName, Collections } from "./collections.ts";
import type { Reads } from "./store.ts";

export function referenceTo(firestore: Firestore, collection: CollectionName, id: string): DocumentReference {
  return firestore.collection(collection).doc(id);
}

/**
 * Reads of documents by their ids.
 * @param getAll asks the SDK, in a transaction or outside, for at least one document
 */
export function firestoreReads(
  getAll: (collection: CollectionName, ids: readonly string[]) => Promise<DocumentSnapshot[]>,
): Reads {
  const getMany = async <C extends CollectionName>(collection: C, ids: readonly string[]) => {
    const found = ids.length > 0 ? await getAll(collection, ids) : [];
    // A collection holds what its type says: only the store writes it.
    return found.map((each) => each.data() as Collections[C] | undefined);
  };
  return { get: async (collection, id) => (await getMany(collection, [id]))[0], getMany };
}
