import type { Category, Product } from "@shop/contract";
import { category, product } from "@shop/contract/schemas";
import type { CatalogFault } from "./catalog-fault.ts";
import { readRows, type ReadRows } from "./read-rows.ts";

/** A catalogue file that was read: money in minor units, weights in grams. */
export type Catalog = { categories: Category[]; products: Product[]; faults: CatalogFault[] };

/**
 * Reads a catalogue file that JSON.parse gave. Amounts are in the shop's currency, weights in kilograms.
 * @returns every fault of every row; the lists are complete only when there is none
 */
export function readCatalog(parsed: unknown): Catalog {
  const file = typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  const categories = readRows("categories", file.categories, category);
  const products = readRows("products", file.products, product, { weight: "weightKg" });
  const faults = [
    ...categories.faults,
    ...repeatedIds("categories", categories),
    ...products.faults,
    ...repeatedIds("products", products),
    ...productFaults(products, categoryIds(file.categories)),
  ];
  return {
    categories: categories.rows.map(({ value }) => value),
    products: products.rows.map(({ value }) => value),
    faults: faults.toSorted((a, b) => a.list.localeCompare(b.list) || a.row - b.row),
  };
}

function repeatedIds<T extends { id: string }>(
  list: CatalogFault["list"],
  { rows }: ReadRows<T>,
): CatalogFault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, value: { id } }) => {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, row);
    return earlier === undefined
      ? []
      : [
          {
            list,
            row,
            field: "id",
            message: `Este id ya está en la fila ${earlier}: cada uno va una sola vez.`,
          },
        ];
  });
}

function productFaults({ rows }: ReadRows<Product>, known: ReadonlySet<unknown>): CatalogFault[] {
  return rows.flatMap(({ row, value: { category: id, price, regularPrice } }) => {
    const faults: CatalogFault[] = [];
    if (!known.has(id))
      faults.push({
        list: "products",
        row,
        field: "category",
        message: `No hay una categoría con el id «${id}».`,
      });
    if (regularPrice !== undefined && regularPrice <= price)
      faults.push({
        list: "products",
        row,
        field: "regularPrice",
        message: "El precio regular de una oferta va por encima de su precio; quítalo si no hay oferta.",
      });
    return faults;
  });
}

/** Also those of rows with another fault: one mistake is told once. */
function categoryIds(found: unknown): Set<unknown> {
  if (!Array.isArray(found)) return new Set();
  return new Set((found as ({ id?: unknown } | null)[]).map((row) => row?.id));
}
