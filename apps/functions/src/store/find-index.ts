import type { CollectionName } from "./collections.ts";
import { INDEXES, type Index } from "./indexes.ts";
import { StoreUseError } from "./store-error.ts";
import type { CountQuery, Query } from "./store.ts";

/**
 * The declared index that answers a query. By id alone needs none.
 * @throws StoreUseError when no index is declared for it
 */
export function indexOfQuery<C extends CollectionName>(query: Query<C>): Index {
  const { collection, orderBy } = query;
  const fields = equalFields(query);
  const found = [{ collection, equal: [] }, ...INDEXES].find(
    (index: Index) =>
      covers(index, collection, fields) &&
      index.orderBy?.field === orderBy?.field &&
      index.orderBy?.direction === orderBy?.direction,
  );
  if (found) return found;
  throw undeclared(collection, fields, orderBy && `${orderBy.field} ${orderBy.direction}`);
}

/**
 * The declared index that counts.
 * @throws StoreUseError when no index begins with these fields
 */
export function indexOfCount<C extends CollectionName>(query: CountQuery<C>): Index {
  const { collection } = query;
  const fields = equalFields(query);
  const found = [{ collection, equal: [] }, ...INDEXES].find((index) => covers(index, collection, fields));
  if (found) return found;
  throw undeclared(collection, fields, undefined);
}

function equalFields<C extends CollectionName>({ where = {} }: CountQuery<C>): string[] {
  return Object.keys(where);
}

function covers(index: Index, collection: string, fields: string[]): boolean {
  return (
    index.collection === collection &&
    index.equal.length === fields.length &&
    index.equal.every((field) => fields.includes(field))
  );
}

function undeclared(collection: string, fields: string[], order: string | undefined): StoreUseError {
  const where = fields.length > 0 ? ` where ${fields.join(", ")}` : "";
  const by = order ? ` order by ${order}` : "";
  return new StoreUseError(`no index for ${collection}${where}${by}: declare it in store/indexes.ts`);
}
