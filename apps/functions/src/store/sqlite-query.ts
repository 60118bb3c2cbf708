import type { CollectionName } from "./collections.ts";
import { indexOfCount, indexOfQuery } from "./find-index.ts";
import type { Index } from "./indexes.ts";
import { fieldOf, tableOf } from "./sqlite-schema.ts";
import type { CountQuery, Place, Query, Scalar } from "./store.ts";

/** A statement and what is bound to it. */
export type Sql = { text: string; values: (string | number)[] };

/**
 * A page of documents.
 * @throws StoreUseError when no index is declared for it
 */
export function selectOf<C extends CollectionName>(query: Query<C>): Sql {
  const index = indexOfQuery(query);
  const direction = index.orderBy?.direction ?? "asc";
  const sort = index.orderBy ? [fieldOf(index.orderBy.field), "id"] : ["id"];
  const order = sort.map((column) => `${column} ${direction}`).join(", ");
  const after = query.startAfter && conditionAfter(sort, direction, query.startAfter);
  // An engine that sorts by an index knows no document outside of it.
  const sortable = index.orderBy ? [`${fieldOf(index.orderBy.field)} IS NOT NULL`] : [];
  const conditions = [...equalities(index), ...sortable, ...(after ? [after.text] : [])];
  return {
    text: `SELECT id, doc FROM ${tableOf(query.collection)}${whereOf(conditions)} ORDER BY ${order} LIMIT ?`,
    values: [...equalValues(index, query), ...(after?.values ?? []), query.limit],
  };
}

/** SQLite does not seek by a pair with an expression in it: the comparison of the first alone lets it. */
function conditionAfter(sort: string[], direction: "asc" | "desc", { value, id }: Place): Sql {
  const beyond = direction === "asc" ? ">" : "<";
  if (value === undefined) return { text: `id ${beyond} ?`, values: [id] };
  const pair = `(${sort.join(", ")}) ${beyond} (?, ?)`;
  return {
    text: `${sort[0]} ${beyond}= ? AND ${pair}`,
    values: [bound(value), bound(value), id],
  };
}

/**
 * How many documents a query finds.
 * @throws StoreUseError when no index is declared for it
 */
export function countOf<C extends CollectionName>(query: CountQuery<C>): Sql {
  const index = indexOfCount(query);
  return {
    text: `SELECT count(*) AS total FROM ${tableOf(query.collection)}${whereOf(equalities(index))}`,
    values: equalValues(index, query),
  };
}

function equalities({ equal }: Index): string[] {
  return equal.map((field) => `${fieldOf(field)} = ?`);
}

function equalValues<C extends CollectionName>({ equal }: Index, { where }: CountQuery<C>) {
  const wanted = where as Record<string, Scalar>;
  return equal.map((field) => bound(wanted[field]));
}

function whereOf(conditions: string[]): string {
  return conditions.length > 0 ? ` WHERE ${conditions.join(" AND ")}` : "";
}

/** SQLite reads a JSON boolean as 1 or 0. */
function bound(value: Scalar | undefined): string | number {
  return typeof value === "boolean" || value === undefined ? Number(value ?? false) : value;
}
