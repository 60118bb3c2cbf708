import type { CollectionName } from "./collections.ts";
import { INDEXES, type Index } from "./indexes.ts";
import { StoreUseError } from "./store-error.ts";
import type { Query } from "./store.ts";

/**
 * A query needs an index that is declared, unless it is by id alone.
 * @throws StoreUseError when there is none
 */
export function checkQuery<C extends CollectionName>({ collection, where = {}, orderBy }: Query<C>): void {
  const fields = Object.keys(where);
  const isDeclared = [{ collection, equal: [] }, ...INDEXES].some(
    (index: Index) =>
      index.collection === collection &&
      index.equal.length === fields.length &&
      index.equal.every((field) => fields.includes(field)) &&
      index.orderBy?.field === orderBy?.field &&
      index.orderBy?.direction === orderBy?.direction,
  );
  if (isDeclared) return;
  const equal = fields.length > 0 ? ` where ${fields.join(", ")}` : "";
  const by = orderBy ? ` order by ${orderBy.field} ${orderBy.direction}` : "";
  throw new StoreUseError(`no index for ${collection}${equal}${by}: declare it in store/indexes.ts`);
}
