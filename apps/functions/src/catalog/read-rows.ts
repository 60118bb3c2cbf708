import { faultMessage, type CatalogFault, type CatalogList } from "./catalog-fault.ts";

/** The part of a schema that reading a table needs. */
export type RowSchema<T> = {
  safeParse: (
    row: unknown,
  ) =>
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
};

/** The rows that are fine, each with its number, and every fault of the others. */
export type ReadRows<T> = { rows: { row: number; value: T }[]; faults: CatalogFault[] };

/**
 * Reads every row of a list, and tells all that is wrong with each.
 * @param columns the name in the file of each field that has another one in the contract
 */
export function readRows<T>(
  list: CatalogList,
  found: unknown,
  schema: RowSchema<T>,
  columns: Readonly<Record<string, string>> = {},
): ReadRows<T> {
  if (!Array.isArray(found))
    return { rows: [], faults: [{ list, row: 0, field: "", message: `Falta la lista «${list}».` }] };
  const read: ReadRows<T> = { rows: [], faults: [] };
  for (const [index, raw] of (found as unknown[]).entries()) {
    const row = index + 1;
    const mapped = renamed(raw, columns);
    const parsed = schema.safeParse(mapped);
    if (parsed.success) read.rows.push({ row, value: parsed.data });
    else read.faults.push(...faultsOf(parsed.error.issues, { list, row, mapped, columns }));
  }
  return read;
}

type Row = {
  list: CatalogList;
  row: number;
  mapped: unknown;
  columns: Readonly<Record<string, string>>;
};

function faultsOf(
  issues: readonly { path: readonly PropertyKey[] }[],
  { list, row, mapped, columns }: Row,
): CatalogFault[] {
  return issues.map(({ path }) => {
    const [first = "", ...rest] = path.map(String);
    const field = [columns[first] ?? first, ...rest].join(".");
    if (field === "") return { list, row, field, message: "Esta fila no es un registro." };
    return { list, row, field, message: faultMessage(field, valueAt(mapped, path) === undefined) };
  });
}

function renamed(raw: unknown, columns: Readonly<Record<string, string>>): unknown {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return raw;
  const row = raw as Record<string, unknown>;
  const fields = Object.entries(columns).map(([field, column]) => [field, row[column]]);
  return { ...row, ...Object.fromEntries(fields) };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}
