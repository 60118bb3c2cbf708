import type { DocumentSnapshot } from "@google-cloud/firestore";
import type { CollectionName, Collections } from "./collections.ts";

/**
 * What a document of a collection holds; undefined when it does not exist.
 * @param _collection names the type: only the store writes a collection, so it holds what its type says
 */
export function docOf<C extends CollectionName>(
  _collection: C,
  found: DocumentSnapshot,
): Collections[C] | undefined {
  return found.data() as Collections[C] | undefined;
}
