import { toSeenLine, type Category, type Product } from "@shop/contract";
import { category, product } from "@shop/contract/schemas";
import type { CatalogList, RowError, RowPlace } from "../row-error.ts";
import { CATEGORY_LIMIT, EMPTY, MAX_CATEGORIES, type CatalogReading } from "./catalog-reading.ts";
import type { HasPicture } from "./picture-check.ts";
import { categoryErrors, createIdCheck, productErrors, seenProduct, type Known } from "./product-checks.ts";
import { readRow, type ReadRow } from "./read-row.ts";

/**
 * A catalogue that JSON.parse gave. Amounts are in the shop's currency, weights in kilograms.
 * @param skipInvalid a product of a category with an error has an error too: its category will not be there
 */
export function jsonCatalog(
  parsed: unknown,
  { skipInvalid, hasPicture }: { skipInvalid: boolean; hasPicture: HasPicture },
): CatalogReading {
  const file = typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  const isLong = Array.isArray(file.categories) && file.categories.length > MAX_CATEGORIES;
  // Nothing of such a file is read: each of its rows might have errors of its own.
  const { categories, errors } = isLong
    ? { categories: [], errors: [TOO_MANY] }
    : readCategoryList(file.categories, hasPicture);
  const valid = new Set<unknown>(categories.map(({ id }) => id));
  // One mistake is reported once, unless its consequence is that products are left out.
  const known = skipInvalid ? valid : new Set([...valid, ...idsIn(file.categories)]);
  return {
    products: productsIn(
      isLong ? [] : file.products,
      { isCategory: (id) => known.has(id), hasPicture },
      errors,
    ),
    errors: () => errors,
    isBroken: () => isLong,
    categories: () => categories,
    ignoredColumns: () => [],
  };
}

async function* productsIn(
  found: unknown,
  known: Known,
  ofFile: RowError[],
): AsyncGenerator<ReadRow<Product>> {
  if (!Array.isArray(found)) {
    yield { errors: [missingList("products")] };
    return;
  }
  // An empty list would empty the shop.
  if (found.length === 0 && ofFile.length === 0)
    ofFile.push({ list: "products", row: 0, field: "", message: EMPTY });
  const repeated = createIdCheck();
  for (const [index, raw] of (found as unknown[]).entries()) {
    const place = { list: "products", row: index + 1 } as const;
    const long = longLists(place, raw);
    const read =
      long.length > 0 ? { errors: long } : readRow(place, renamed(raw), product, { columns: COLUMNS });
    const errors = [
      ...repeated(place, idIn(raw)),
      ...("errors" in read ? read.errors : productErrors(place, read.value, known, COLUMNS)),
    ];
    yield errors.length > 0 || "errors" in read ? { errors } : { value: seenProduct(read.value) };
  }
}

const LISTS = ["moreImages", "allergens"];

/** More than these list. Each part would be checked, and every wrong one be an error of its own. */
const MAX_LISTED = 100;

function longLists(place: RowPlace, raw: unknown): RowError[] {
  const message = `Esta lista tiene ${MAX_LISTED} elementos como mucho.`;
  const fields = typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
  return LISTS.filter((field) => {
    const value = fields[field];
    return Array.isArray(value) && value.length > MAX_LISTED;
  }).map((field) => ({ ...place, field, message }));
}

/** In a file the weight says its unit. */
const COLUMNS = { weight: "weightKg" };

function readCategoryList(
  found: unknown,
  hasPicture: HasPicture,
): { categories: Category[]; errors: RowError[] } {
  if (!Array.isArray(found)) return { categories: [], errors: [missingList("categories")] };
  const repeated = createIdCheck();
  const categories: Category[] = [];
  const errors: RowError[] = [];
  for (const [index, raw] of (found as unknown[]).entries()) {
    const place = { list: "categories", row: index + 1 } as const;
    const read = readRow(place, raw, category);
    const wrong = [
      ...repeated(place, idIn(raw)),
      ...("errors" in read ? read.errors : categoryErrors(place, read.value, hasPicture)),
    ];
    errors.push(...wrong);
    if ("value" in read && wrong.length === 0)
      categories.push({ ...read.value, name: toSeenLine(read.value.name) });
  }
  return { categories, errors };
}

const TOO_MANY: RowError = { list: "categories", row: 0, field: "", message: `${CATEGORY_LIMIT}.` };

function missingList(list: CatalogList): RowError {
  return { list, row: 0, field: "", message: `Falta la lista «${list}».` };
}

function renamed(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return raw;
  return { ...raw, weight: (raw as Record<string, unknown>).weightKg };
}

function idsIn(found: unknown): unknown[] {
  return Array.isArray(found) ? found.map(idIn) : [];
}

function idIn(row: unknown): unknown {
  return typeof row === "object" && row !== null ? (row as { id?: unknown }).id : undefined;
}
