import type { Index } from "../store/store.ts";
import { INDEXES } from "./indexes.ts";

type IndexField = { fieldPath: string; order: "ASCENDING" | "DESCENDING" };

/**
 * The content of `firestore.indexes.json`, from the list of the shop's queries. Single-field indexes are not in it:
 * Firestore creates those by itself and refuses their declaration. Each index ends on the document's id, in the
 * direction of its last field, without a declaration.
 */
export function firestoreIndexes(): string {
  const indexes = INDEXES.map((index) => ({
    collectionGroup: index.collection,
    queryScope: "COLLECTION",
    fields: fieldsOf(index),
  })).filter(({ fields }) => fields.length > 1);
  return `${JSON.stringify({ indexes, fieldOverrides: [] }, undefined, 2)}\n`;
}

function fieldsOf({ equal, orderBy }: Index): IndexField[] {
  const sorted: IndexField[] = orderBy
    ? [{ fieldPath: orderBy.field, order: orderBy.direction === "asc" ? "ASCENDING" : "DESCENDING" }]
    : [];
  return [...equal.map((fieldPath): IndexField => ({ fieldPath, order: "ASCENDING" })), ...sorted];
}
