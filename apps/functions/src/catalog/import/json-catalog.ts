import { category, product } from "@shop/contract/schemas";
import { emptyFile, isTooWrong, MAX_CATEGORIES, type CatalogFile, type ReadOptions } from "./catalog-file.ts";
import { createRowCheck } from "./check-rows.ts";
import { categoryFindings, productFindings } from "./product-checks.ts";

/** In a file the name of the weight includes its unit. */
const DIALECT = { columns: { weight: "weightKg" } };

/**
 * Reads a catalogue that JSON.parse gave. Amounts are in the shop's currency, weights in kilograms.
 * @param options.skipInvalid whether rows with errors are left out; then a product of a wrong category is one of them
 */
export function jsonCatalog(
  parsed: unknown,
  { skipInvalid = false, hasPicture = () => true }: ReadOptions,
): CatalogFile {
  const file = emptyFile();
  const categories = listIn(file, parsed, "categories");
  const products = listIn(file, parsed, "products");
  if (categories.length > MAX_CATEGORIES) {
    const message = `Una tienda tiene ${MAX_CATEGORIES} categorías como mucho.`;
    file.errors.push({ list: "categories", row: 0, field: "", message });
    return { ...file, isBroken: true };
  }
  const checkCategory = createRowCheck(category, file.errors, (value) => categoryFindings(value, hasPicture));
  for (const [index, raw] of categories.entries()) {
    const read = checkCategory({ list: "categories", row: index + 1 }, raw);
    if (read) file.categories.push(read);
  }
  const valid = file.categories.map(({ id }): unknown => id);
  // The error of a category is enough, except with `skipInvalid`: its products would be imported without a category.
  const categoryIds = new Set(skipInvalid ? valid : [...valid, ...categories.map((raw) => fieldsOf(raw).id)]);
  const checkProduct = createRowCheck(product, file.errors, (value) => [
    [
      "category",
      categoryIds.has(value.category) ? undefined : `No hay una categoría con el id «${value.category}».`,
    ],
    ...productFindings(value, hasPicture),
  ]);
  for (const [index, raw] of products.entries()) {
    const place = { list: "products", row: index + 1 } as const;
    if (isTooWrong(file, place)) break;
    const isRecord = typeof raw === "object" && raw !== null && !Array.isArray(raw);
    const named = isRecord ? { ...raw, weight: fieldsOf(raw).weightKg } : raw;
    const read = checkProduct(place, named, DIALECT);
    if (read) file.products.push(read);
  }
  return file;
}

function listIn(file: CatalogFile, parsed: unknown, list: "categories" | "products"): unknown[] {
  const value = fieldsOf(parsed)[list];
  if (Array.isArray(value)) return value;
  file.errors.push({ list, row: 0, field: "", message: `Falta la lista «${list}».` });
  return [];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
