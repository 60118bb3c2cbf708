import type { CollectionName } from "./collections.ts";
import { fieldOf, tableOf } from "./sqlite-schema.ts";
import type { CountQuery, Place, Query, Scalar } from "./store.ts";

/** A statement and what is bound to it. */
export type Sql = { text: string; values: (string | number)[] };

/** A page of documents. */
export function selectOf<C extends CollectionName>(query: Query<C>): Sql {
  const { collection, orderBy, startAfter, limit } = query;
  const direction = orderBy?.direction ?? "asc";
  const sort = orderBy ? [fieldOf(orderBy.field), "id"] : ["id"];
  const order = sort.map((column) => `${column} ${direction}`).join(", ");
  const after = startAfter && conditionAfter(sort, direction, startAfter);
  // An engine that sorts by an index knows no document outside of it.
  const sortable = orderBy ? [`${fieldOf(orderBy.field)} IS NOT NULL`] : [];
  const equal = equalities(query);
  const conditions = [...equal.texts, ...sortable, ...(after ? [after.text] : [])];
  return {
    text: `SELECT id, doc FROM ${tableOf(collection)}${whereOf(conditions)} ORDER BY ${order} LIMIT ?`,
    values: [...equal.values, ...(after?.values ?? []), limit],
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

/** How many documents a query finds. */
export function countOf<C extends CollectionName>(query: CountQuery<C>): Sql {
  const { texts, values } = equalities(query);
  return { text: `SELECT count(*) AS total FROM ${tableOf(query.collection)}${whereOf(texts)}`, values };
}

function equalities<C extends CollectionName>({ where = {} }: CountQuery<C>) {
  const wanted = where as Record<string, Scalar>;
  return {
    texts: Object.keys(wanted).map((field) => `${fieldOf(field)} = ?`),
    values: Object.values(wanted).map(bound),
  };
}

function whereOf(conditions: string[]): string {
  return conditions.length > 0 ? ` WHERE ${conditions.join(" AND ")}` : "";
}

/** SQLite reads a JSON boolean as 1 or 0. */
function bound(value: Scalar): string | number {
  return typeof value === "boolean" ? Number(value) : value;
}
