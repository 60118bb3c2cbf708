import { nutrition } from "@shop/contract/schemas";
import words from "../../../catalog/table-words.json" with { type: "json" };
import { normalize } from "@shop/commerce";

/** What a column of a table can hold. */
export type CsvField = keyof typeof words.columns;

/** The mandatory columns. */
const NEEDED: readonly CsvField[] = ["name", "category", "price", "stock", "image"];

export type CsvColumns = {
  /** Where each field is, and what the table calls it. */
  at: ReadonlyMap<CsvField, { index: number; title: string }>;
  count: number;
  /** What the table calls the fields of the contract. */
  names: Readonly<Record<string, string>>;
  ignored: readonly string[];
  /** Sentences, each with the title it is about. */
  errors: readonly { field: string; message: string }[];
};

/** Finds the columns of a table by its first line, in Spanish or in English. */
export function findColumns(titles: readonly string[]): CsvColumns {
  const at = new Map<CsvField, { index: number; title: string }>();
  const ignored: string[] = [];
  const errors: { field: string; message: string }[] = [];
  for (const [index, written] of titles.entries()) {
    // Without control characters, as messages print a title on the terminal.
    const title = written.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
    const field = fieldOf(title);
    const earlier = field && at.get(field);
    if (earlier)
      errors.push({ field: title, message: `Esta columna dice lo mismo que «${earlier.title}»: deja una.` });
    else if (field) at.set(field, { index, title });
    else if (title !== "") ignored.push(title);
  }
  const columns = { at, count: titles.length, names: namesIn(at) };
  // The first line of the file is probably not that of the titles.
  if (at.size < 2) return { ...columns, ignored: [], errors: [{ field: "", message: NO_TITLES }] };
  const needed: readonly CsvField[] = at.has("weightG") ? NEEDED : [...NEEDED, "weightKg"];
  for (const field of needed.filter((each) => !at.has(each)))
    errors.push({ field: nameOf(field), message: `Falta la columna «${nameOf(field)}».` });
  return { ...columns, ignored, errors };
}

/** The first known title of a field, for messages about a column that the table does not have. */
const nameOf = (field: CsvField): string => words.columns[field][0] ?? field;

const NEEDED_TITLES = [...NEEDED, "weightKg" as const].map((field) => `«${nameOf(field)}»`);
const NO_TITLES = `Aquí van los títulos de las columnas: ${NEEDED_TITLES.slice(0, -1).join(", ")} y ${NEEDED_TITLES.at(-1)}. Quita lo que esté encima de ellos.`;

function namesIn(at: CsvColumns["at"]): Record<string, string> {
  const fields = Object.keys(words.columns) as CsvField[];
  const name = (field: CsvField) => at.get(field)?.title ?? nameOf(field);
  return Object.fromEntries([
    ...fields.map((field) => [
      Object.hasOwn(nutrition.shape, field) ? `nutrition.${field}` : field,
      name(field),
    ]),
    ["weight", name(at.has("weightKg") || !at.has("weightG") ? "weightKg" : "weightG")],
    ["content.amount", name("contentAmount")],
    ["content.unit", name("contentUnit")],
  ]);
}

function fieldOf(title: string): CsvField | undefined {
  const name = normalize(title)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  const fields = Object.keys(words.columns) as CsvField[];
  return fields.find((field) => words.columns[field].includes(name));
}
