import type { output, ZodMiniObject } from "zod/mini";
import rules from "../../../catalog/field-rules.json" with { type: "json" };

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

/** A sentence for a field; undefined where nothing is wrong. */
export type Finding = readonly [field: string, message: string | undefined];

/** How a file differs from the contract. */
export type Dialect = {
  /** What the file calls a field, by the contract's name: `{ weight: "weightKg" }`. Other names are the same. */
  columns: Readonly<Record<string, string>>;
  /** Sentences about the values of its fields, where they differ from those in `field-rules.json`. */
  rules?: Readonly<Record<string, string>>;
};

/**
 * Checks the rows of one list, in their order.
 * @param errors takes what is wrong, one error a field
 * @param findingsOf checks beyond the schema
 */
export function createRowCheck<S extends ZodMiniObject>(
  schema: S,
  errors: RowError[],
  findingsOf: (value: output<S>) => readonly Finding[],
) {
  const firstPlaces = new Map<unknown, RowPlace>();

  // The id of a row with other errors counts, too: otherwise its repetition would be found only after their correction.
  const repeated = (place: RowPlace, id: unknown): string | undefined => {
    const earlier = firstPlaces.get(id);
    if (id !== undefined && id !== "" && !earlier) firstPlaces.set(id, place);
    if (!earlier) return undefined;
    const where = earlier.line === undefined ? `la fila ${earlier.row}` : `la línea ${earlier.line}`;
    return `Su id ya está en ${where}: cada uno va una sola vez.`;
  };

  /**
   * @param raw under the names of the contract
   * @param found findings of the file's reader, under the names of the file
   */
  return (
    place: RowPlace,
    raw: unknown,
    { columns, rules: own = {} }: Dialect = { columns: {} },
    found: readonly Finding[] = [],
  ): output<S> | undefined => {
    const parsed = schema.safeParse(raw);
    const sentences: Readonly<Record<string, string>> = { ...rules.file, ...own };
    const issues = (parsed.error?.issues ?? []).map(({ path }): Finding => {
      if (path.length === 0) return ["", "Esta fila no es un registro."];
      const problem = valueAt(raw, path) === undefined ? "Falta este dato" : "Este dato no vale";
      return [path.join("."), `${problem}: ${sentences[wholeOf(path.join("."))] ?? "revisa este dato"}.`];
    });
    const findings = [
      ["id", repeated(place, valueAt(raw, ["id"]))] as const,
      ...issues,
      ...(parsed.success ? findingsOf(parsed.data) : []),
    ].map(([path, sentence]): Finding => [columns[wholeOf(path)] ?? path, sentence]);
    const wrong = new Map<string, string>();
    for (const [field, message] of [...found, ...findings])
      if (message !== undefined && !wrong.has(field)) wrong.set(field, message);
    errors.push(...[...wrong].map(([field, message]) => ({ ...place, field, message })));
    return wrong.size === 0 ? parsed.data : undefined;
  };
}

/** The field of a path: the parts of a list share its rule and its column, as `moreImages.2` those of `moreImages`. */
function wholeOf(field: string): string {
  return field.replace(/\.\d+$/, "");
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}
