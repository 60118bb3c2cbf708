import { fieldOf, tableOf } from "./sqlite-schema.ts";
import type { EngineQuery, Place, Scalar } from "./store.ts";

/** A statement and what is bound to it. */
export type Sql = { text: string; values: (string | number)[] };

/** A page of documents. */
export function selectOf(query: EngineQuery): Sql {
  const { collection, orderBy, startAfter, limit } = query;
  const direction = orderBy?.direction ?? "asc";
  const sort = orderBy ? [fieldOf(orderBy.field), "id"] : ["id"];
  const orderClause = sort.map((column) => `${column} ${direction}`).join(", ");
  const after = startAfter && conditionAfter(sort, direction, startAfter);
  // Documents without the sort field are not in an index, so they are left out here, too.
  const sortable = orderBy ? [`${fieldOf(orderBy.field)} IS NOT NULL`] : [];
  const wanted = Object.entries(query.where ?? {});
  const equal = wanted.map(([field]) => `${fieldOf(field)} = ?`);
  const conditions = [...equal, ...sortable, ...(after ? [after.text] : [])];
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(" AND ")}` : "";
  return {
    text: `SELECT id, doc FROM ${tableOf(collection)}${where} ORDER BY ${orderClause} LIMIT ?`,
    values: [...wanted.map(([, value = ""]) => bound(value)), ...(after?.values ?? []), limit],
  };
}

/** SQLite uses no index to compare a pair that has an expression in it, but it does for the first value alone. */
function conditionAfter(sort: string[], direction: "asc" | "desc", { value, id }: Place): Sql {
  const beyond = direction === "asc" ? ">" : "<";
  if (value === undefined) return { text: `id ${beyond} ?`, values: [id] };
  const pair = `(${sort.join(", ")}) ${beyond} (?, ?)`;
  return {
    text: `${sort[0]} ${beyond}= ? AND ${pair}`,
    values: [bound(value), bound(value), id],
  };
}

/** SQLite reads a JSON boolean as 1 or 0. */
function bound(value: Scalar): string | number {
  return typeof value === "boolean" ? Number(value) : value;
}
