import type { CatalogFault, ImportResult } from "@shop/functions";

/** What an import did, in Spanish, for the shop owner at the terminal. */
export function describeImport(result: ImportResult, path: string): string {
  if (!result.ok) {
    return [
      ...result.faults.map(describeFault),
      `No se cambió nada: ${count(result.faults.length, "error", "errores")} en ${path}.`,
    ].join("\n");
  }
  const { removed } = result;
  const gone =
    removed.products + removed.categories > 0
      ? ` Se quitaron ${products(removed.products)} y ${categories(removed.categories)} que el archivo no trae.`
      : "";
  return `La tienda vende ahora ${products(result.products)} en ${categories(result.categories)}.${gone}`;
}

function describeFault({ list, row, field, message }: CatalogFault): string {
  const place = [list, row > 0 && `fila ${row}`, field].filter(Boolean).join(", ");
  return `${place}: ${message}`;
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
