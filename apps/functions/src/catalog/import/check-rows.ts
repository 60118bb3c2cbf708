import type { output, ZodMiniObject } from "zod/mini";
import rules from "../../../catalog/field-rules.json" with { type: "json" };
import { formulaError } from "./text-check.ts";

/** Where a row stands in its file. */
export type RowPlace = {
  list: "categories" | "products";
  /** Counted from 1; 0 stands for the list as a whole. */
  row: number;
  /** Only of tables. */
  line?: number;
};

/** What is wrong with one field of a catalogue file, in Spanish for the shop owner. */
export type RowError = RowPlace & { field: string; message: string };

/** A row that is fine, or all that is wrong with it. */
export type CheckedRow<T> = { value: T } | { errors: RowError[] };

/** A sentence for a field of the contract; undefined where nothing is wrong. */
export type Finding = readonly [field: string, message: string | undefined];

type Rules = Readonly<Record<string, string>>;

/** How a file differs from the contract. */
export type Dialect = {
  /** The names of fields that have others in the file. */
  columns?: Readonly<Record<string, string>>;
  /** What its fields take, where that differs. */
  rules?: Rules;
  /** The id is made of the name, as the file has none. */
  isIdMade?: boolean;
};

/** More parts than any field has: each would be an error of its own. */
const MAX_PARTS = 100;

/**
 * Checks the rows of one list, in their order.
 * @param findingsOf what its schema lets through
 */
export function createRowCheck<S extends ZodMiniObject>(
  schema: S,
  findingsOf: (value: output<S>) => readonly Finding[],
) {
  const first = new Map<unknown, RowPlace>();

  // A row with other errors claims its id too: otherwise mending them would bring up the next error.
  const repeated = (place: RowPlace, id: unknown, isMade: boolean): string | undefined => {
    if (typeof id !== "string" || id === "") return undefined;
    const earlier = first.get(id);
    if (!earlier) first.set(id, place);
    if (!earlier) return undefined;
    const where = earlier.line === undefined ? `la fila ${earlier.row}` : `la línea ${earlier.line}`;
    return `${isMade ? "El id que sale de este nombre" : "Este id"} ya está en ${where}: cada uno va una sola vez.`;
  };

  /** @param raw under the names of the contract @param found what only the reader of the file can find */
  return (
    place: RowPlace,
    raw: unknown,
    { columns = {}, rules: own = {}, isIdMade = false }: Dialect = {},
    found: readonly Finding[] = [],
  ): CheckedRow<output<S>> => {
    const parsed = schema.safeParse(raw);
    const formulas = Object.keys(schema.shape).flatMap((field) => formulasIn(valueAt(raw, [field]), field));
    const issues = parsed.success ? [] : parsed.error.issues;
    const findings = [
      ["id", repeated(place, valueAt(raw, ["id"]), isIdMade)] as const,
      ...found,
      ...issues.map(({ path }) => issueOf(path, valueAt(raw, path), own)),
      ...formulas,
      ...(parsed.success && formulas.length === 0 ? findingsOf(parsed.data) : []),
    ];
    const errors = findings.flatMap(([path, message]) =>
      message === undefined ? [] : [{ ...place, field: fieldName(path, columns), message }],
    );
    if (parsed.success && errors.length === 0) return { value: parsed.data };
    // What is wrong in the same way with several parts of a cell is said once.
    const unique = new Map(errors.map((error) => [`${error.field} ${error.message}`, error]));
    return { errors: [...unique.values()] };
  };
}

function issueOf(path: readonly PropertyKey[], value: unknown, own: Rules): Finding {
  const field = path.join(".");
  if (field === "") return [field, "Esta fila no es un registro."];
  const known: Rules = { ...rules.file, ...own };
  // The third address of a list follows the rule of the list.
  const rule = known[field] ?? known[field.replace(/\.\d+$/, "")] ?? "revisa este dato";
  return [
    field,
    formulaError(value) ?? `${value === undefined ? "Falta este dato" : "Este dato no vale"}: ${rule}.`,
  ];
}

/** What a file calls a field of the contract. */
function fieldName(field: string, columns: Readonly<Record<string, string>>): string {
  const [first = "", ...rest] = field.split(".");
  const column = columns[first];
  // All addresses of a list stand in one cell.
  const within = column === undefined ? rest : rest.filter((part) => !/^\d+$/.test(part));
  return columns[field] ?? [column ?? first, ...within].join(".");
}

/** A field, and what is in its list or its record, where a spreadsheet wrote that a formula failed. */
function formulasIn(value: unknown, field: string): Finding[] {
  const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [
    [field, formulaError(value)] as const,
    ...parts.slice(0, MAX_PARTS).map(([key, part]) => [`${field}.${key}`, formulaError(part)] as const),
  ].filter(([, message]) => message !== undefined);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}
