import type { CollectionName } from "./collections.ts";
import { INDEXES, type Index } from "./indexes.ts";
import { StoreUseError } from "./store-error.ts";
import type { CountQuery, Query } from "./store.ts";

/**
 * A query needs an index that is declared, unless it is by id alone.
 * @throws StoreUseError when there is none
 */
export function checkQuery<C extends CollectionName>(query: Query<C>): void {
  const { collection, orderBy } = query;
  const fields = equalFields(query);
  const isDeclared = [{ collection, equal: [] }, ...INDEXES].some(
    (index: Index) =>
      covers(index, collection, fields) &&
      index.orderBy?.field === orderBy?.field &&
      index.orderBy?.direction === orderBy?.direction,
  );
  if (!isDeclared) throw undeclared(collection, fields, orderBy && `${orderBy.field} ${orderBy.direction}`);
}

/** The same of what is counted, for which the fields of an index are enough. */
export function checkCount<C extends CollectionName>(query: CountQuery<C>): void {
  const { collection } = query;
  const fields = equalFields(query);
  if (![{ collection, equal: [] }, ...INDEXES].some((index) => covers(index, collection, fields)))
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
