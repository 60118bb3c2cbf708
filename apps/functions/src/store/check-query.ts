import { StoreUseError } from "./store-error.ts";
import type { EngineQuery, Index } from "./store.ts";

/** The most documents that one query reads. */
export const QUERY_LIMIT = 500;

/**
 * Checks that an index is declared for a query, unless it only sorts by id; that its limit is allowed; and that
 * `startAfter` fits its order: with a sort field it has the value of that field, otherwise only an id.
 * @throws StoreUseError
 */
export function checkQuery(
  { collection, where = {}, orderBy, limit, startAfter }: EngineQuery,
  indexes: readonly Index[],
): void {
  const fields = Object.keys(where);
  const isDeclared = [{ collection, equal: [] }, ...indexes].some(
    (index: Index) =>
      index.collection === collection &&
      index.equal.length === fields.length &&
      index.equal.every((field) => fields.includes(field)) &&
      index.orderBy?.field === orderBy?.field &&
      index.orderBy?.direction === orderBy?.direction,
  );
  if (!isDeclared) {
    const equal = fields.length > 0 ? ` where ${fields.join(", ")}` : "";
    const by = orderBy ? ` order by ${orderBy.field} ${orderBy.direction}` : "";
    throw new StoreUseError(`no index for ${collection}${equal}${by}: declare it`);
  }
  if (!Number.isInteger(limit) || limit < 1 || limit > QUERY_LIMIT)
    throw new StoreUseError(`a query reads 1 to ${QUERY_LIMIT} documents`);
  if (startAfter && (startAfter.value === undefined) !== (orderBy === undefined))
    throw new StoreUseError("startAfter carries a value when, and only when, the query has an order");
}
