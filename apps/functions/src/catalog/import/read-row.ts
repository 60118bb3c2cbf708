import { formulaError } from "./text-check.ts";
import { rowErrorMessage, type RowError, type RowPlace, type Rules } from "../row-error.ts";

/** The part of a schema that reading a table needs. */
export type RowSchema<T> = {
  shape: Readonly<Record<string, unknown>>;
  safeParse: (
    row: unknown,
  ) =>
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
};

/** The names in a file of the fields that have others in the contract. */
export type Columns = Readonly<Record<string, string>>;

/** Those names, and the rules of a file where they differ. */
export type Dialect = { columns?: Columns; rules?: Rules };

/** A row that is fine, or all that is wrong with it. */
export type ReadRow<T> = { value: T } | { errors: RowError[] };

/** @param raw under the names of the contract */
export function readRow<T>(
  place: RowPlace,
  raw: unknown,
  schema: RowSchema<T>,
  { columns = {}, rules = {} }: Dialect = {},
): ReadRow<T> {
  const parsed = schema.safeParse(raw);
  const failed = Object.keys(schema.shape).flatMap((field) =>
    formulaErrorsIn(valueAt(raw, [field]), [field]),
  );
  if (parsed.success && failed.length === 0) return { value: parsed.data };
  const refused = parsed.success ? [] : parsed.error.issues.map(({ path }) => path);
  const errors = [...refused, ...failed].map((path): RowError => {
    const field = path.join(".");
    if (field === "") return { ...place, field, message: "Esta fila no es un registro." };
    const rule = field === "weight" ? "weightKg" : field;
    const value = valueAt(raw, path);
    const message = formulaError(value) ?? rowErrorMessage(rule, value === undefined, rules);
    return { ...place, field: fieldName(path, columns), message };
  });
  // What is wrong in the same way with several parts of a cell is said once.
  return { errors: [...new Map(errors.map((error) => [`${error.field} ${error.message}`, error])).values()] };
}

/** What a file calls a field of the contract. */
export function fieldName(path: readonly PropertyKey[], columns: Columns): string {
  const [first = "", ...rest] = path.map(String);
  const column = columns[first];
  // All addresses of a list stand in one cell.
  const within = column === undefined ? rest : rest.filter((part) => !/^\d+$/.test(part));
  return columns[path.join(".")] ?? [column ?? first, ...within].join(".");
}

/** The paths of a field, and of what is in its list or its record, where a spreadsheet wrote that a formula failed. */
function formulaErrorsIn(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (formulaError(value) !== undefined) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .slice(0, MAX_PARTS)
    .flatMap(([key, part]) => (formulaError(part) === undefined ? [] : [[...path, key]]));
}

/** More parts than any field has: each would be an error of its own. */
const MAX_PARTS = 100;

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}
