import type { Firestore, Query as NativeQuery } from "@google-cloud/firestore";
import type { EngineQuery } from "./store.ts";

/** The id of a document, as `FieldPath.documentId()` names it; here nothing of the SDK is loaded. */
const DOCUMENT_ID = "__name__";

/** A page of documents whose fields equal the wanted values, sorted by the field, then by the id in the same direction. */
export function toPageQuery(firestore: Firestore, query: EngineQuery): NativeQuery {
  const { collection, where = {}, orderBy, limit, startAfter } = query;
  const found = Object.entries(where).reduce<NativeQuery>(
    (all, [field, value]) => all.where(field, "==", value),
    firestore.collection(collection),
  );
  const sorted = orderBy ? found.orderBy(orderBy.field, orderBy.direction) : found;
  const page = sorted.orderBy(DOCUMENT_ID, orderBy?.direction ?? "asc").limit(limit);
  if (!startAfter) return page;
  const { value, id } = startAfter;
  return value === undefined ? page.startAfter(id) : page.startAfter(value, id);
}
