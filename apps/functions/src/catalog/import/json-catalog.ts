import { toSeenLine, type Product } from "@shop/contract";
import { category, product } from "@shop/contract/schemas";
import {
  addProducts,
  CATEGORY_LIMIT,
  emptyFile,
  MAX_CATEGORIES,
  type CatalogFile,
  type ReadOptions,
} from "./catalog-file.ts";
import { createRowCheck, type CheckedRow, type Finding, type RowPlace } from "./check-rows.ts";
import { categoryFindings, productFindings } from "./product-checks.ts";

/** A list with more elements: each would be checked, and every wrong one be an error of its own. */
const MAX_LISTED = 100;
const TOO_LONG = `Esta lista tiene ${MAX_LISTED} elementos como mucho.`;

/** In a file the weight says its unit. */
const DIALECT = { columns: { weight: "weightKg" } };

/**
 * Reads a catalogue that JSON.parse gave. Amounts are in the shop's currency, weights in kilograms.
 * @param options.skipInvalid a product of a category with an error has an error too: its category will not be there
 */
export function jsonCatalog(
  parsed: unknown,
  { skipInvalid = false, hasPicture = () => true }: ReadOptions,
): CatalogFile {
  const file = emptyFile();
  const { categories, products } = fieldsOf(parsed);
  const ofList = (list: RowPlace["list"], message: string) =>
    file.errors.push({ list, row: 0, field: "", message });
  if (!Array.isArray(categories)) ofList("categories", "Falta la lista «categories».");
  if (!Array.isArray(products)) ofList("products", "Falta la lista «products».");
  const listed: unknown[] = Array.isArray(categories) ? categories : [];
  if (listed.length > MAX_CATEGORIES) {
    ofList("categories", `${CATEGORY_LIMIT}.`);
    file.isBroken = true;
    return file;
  }
  const check = createRowCheck(category, (value) => categoryFindings(value, hasPicture));
  for (const [index, raw] of listed.entries()) {
    const read = check({ list: "categories", row: index + 1 }, raw);
    if ("errors" in read) file.errors.push(...read.errors);
    else file.categories.push({ ...read.value, name: toSeenLine(read.value.name) });
  }
  const valid = file.categories.map(({ id }): unknown => id);
  // One mistake is reported once, unless its consequence is that products are left out.
  const known = new Set(skipInvalid ? valid : [...valid, ...listed.map((raw) => fieldsOf(raw).id)]);
  addProducts(file, rowsOf(Array.isArray(products) ? products : [], known, hasPicture));
  return file;
}

function* rowsOf(
  products: readonly unknown[],
  known: ReadonlySet<unknown>,
  hasPicture: (path: string) => boolean,
): Generator<CheckedRow<Product>> {
  const check = createRowCheck(product, (value) => [
    [
      "category",
      known.has(value.category) ? undefined : `No hay una categoría con el id «${value.category}».`,
    ],
    ...productFindings(value, hasPicture),
  ]);
  for (const [index, raw] of products.entries()) {
    const place = { list: "products", row: index + 1 } as const;
    const { weightKg, moreImages, allergens } = fieldsOf(raw);
    const long = Object.entries({ moreImages, allergens }).flatMap(([field, value]): Finding[] =>
      Array.isArray(value) && value.length > MAX_LISTED ? [[field, TOO_LONG]] : [],
    );
    const withoutLong = Object.fromEntries(long.map(([field]) => [field, undefined]));
    const isRecord = typeof raw === "object" && raw !== null && !Array.isArray(raw);
    yield check(place, isRecord ? { ...raw, weight: weightKg, ...withoutLong } : raw, DIALECT, long);
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
