import type { ImportResult } from "./import-catalog.ts";
import type { RowError } from "./import/check-rows.ts";

type Done = Extract<ImportResult, { ok: true }>;

/** What an import did, or would do, in Spanish, for the shop owner. */
export function describeImport(result: ImportResult, path: string, dryRun = false): string {
  if (!result.ok) {
    return [
      ...result.errors.map(describeError),
      `No se cambió nada: ${count(result.errors.length, "error", "errores")} en ${path}.`,
    ].join("\n");
  }
  const sold = `${products(result.products)} en ${categories(result.categories)}.`;
  return dryRun
    ? `Prueba: la tienda vendería ${sold}${gone(result, "Se quitarían")} No se cambió nada.`
    : `La tienda vende ahora ${sold}${gone(result, "Se quitaron")}`;
}

/** What was left out on the way, one line each. */
export function describeSkipped({ skipped = [], ignoredColumns = [] }: Done): string[] {
  const rows = new Set(skipped.map(({ list, row }) => `${list} ${row}`)).size;
  return [
    ...skipped.map(describeError),
    ...(rows > 0
      ? [`${rows === 1 ? "Se dejó" : "Se dejaron"} fuera ${count(rows, "fila", "filas")} con errores.`]
      : []),
    ...(ignoredColumns.length > 0
      ? [`No se usaron estas columnas: ${ignoredColumns.map((title) => `«${title}»`).join(", ")}.`]
      : []),
  ];
}

function gone({ removed }: Done, verb: string): string {
  return removed.products + removed.categories > 0
    ? ` ${verb} ${products(removed.products)} y ${categories(removed.categories)} que el archivo no trae.`
    : "";
}

/** What is wrong with a file, and where. What is wrong with the whole of it needs no place. */
export function describeError({ list, row, line, field, message }: RowError): string {
  const ofRow = row > 0 ? [list, `fila ${row}`] : [];
  const place = line === undefined ? ofRow : [`línea ${line}`];
  const where = [...place, field].filter(Boolean).join(", ");
  return where === "" ? message : `${where}: ${message}`;
}

function products(quantity: number): string {
  return count(quantity, "producto", "productos");
}

function categories(quantity: number): string {
  return count(quantity, "categoría", "categorías");
}

function count(quantity: number, one: string, many: string): string {
  return `${quantity} ${quantity === 1 ? one : many}`;
}
