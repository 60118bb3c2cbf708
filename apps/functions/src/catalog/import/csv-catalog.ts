import { toVisibleLine, type Category, type Nutrition } from "@shop/contract";
import { nutrition, product } from "@shop/contract/schemas";
import rules from "../../../catalog/field-rules.json" with { type: "json" };
import { slugOf } from "./slug.ts";
import { emptyFile, isTooWrong, type CatalogFile, type ReadOptions } from "./catalog-file.ts";
import { createCategoryBook } from "./category-book.ts";
import { createRowCheck, type Finding } from "./check-rows.ts";
import {
  addressesIn,
  allergensIn,
  booleanIn,
  coarseNumberIn,
  contentIn,
  dateIn,
  numberIn,
  thousandthsIn,
} from "./csv-cells.ts";
import { findColumns, type CsvColumns, type CsvField } from "./csv-columns.ts";
import { MAX_CHARACTERS, readRecords } from "./csv-records.ts";
import { productFindings } from "./product-checks.ts";
import { formulaError, textError } from "./text-check.ts";

const BROKEN = `No se puede leer a partir de aquí: revisa que todas las comillas se cierren y que la línea no pase de ${MAX_CHARACTERS} letras.`;

/** The nutrition facts: a table has one column for each, and the contract one object with all. */
const NUTRITION = Object.keys(nutrition.shape) as (keyof Nutrition)[];

type Cells = (field: CsvField) => string;

/**
 * Reads a table of products. Its categories are those of the shop, by name or id, or new ones.
 * @param existing the categories of the shop
 */
export function csvCatalog(
  text: string,
  existing: readonly Category[],
  { hasPicture = () => true }: ReadOptions,
): CatalogFile {
  const file = emptyFile();
  const book = createCategoryBook(existing);
  const check = createRowCheck(product, file.errors, (value) => productFindings(value, hasPicture));
  let columns: CsvColumns | undefined;
  let row = 0;

  const brokenAt = readRecords(text, (cells, line) => {
    if (!columns) {
      columns = findColumns(cells);
      file.ignoredColumns.push(...columns.ignored);
      file.errors.push(
        ...columns.errors.map((error) => ({ list: "products" as const, row, line, ...error })),
      );
    } else if (columns.errors.length === 0) {
      row += 1;
      readRow(line, cells, columns);
    }
  });
  if (brokenAt !== undefined) {
    file.errors.push({ list: "products", row: row + 1, line: brokenAt, field: "", message: BROKEN });
    file.isBroken = true;
  }
  file.categories.push(...book.used());
  return file;

  function readRow(line: number, cells: readonly string[], { at, count, names }: CsvColumns): void {
    const place = { list: "products", row, line } as const;
    if (isTooWrong(file, place)) return;
    if (cells.slice(count).some((each) => each.trim() !== "")) {
      const message = `Esta línea tiene ${cells.length} datos y el encabezado ${count}: revisa los separadores y las comillas.`;
      file.errors.push({ ...place, field: "", message });
      return;
    }
    const cell: Cells = (field) => cells[at.get(field)?.index ?? -1]?.trim() ?? "";
    const category = toVisibleLine(cell("category"));
    const isIdFromName = cell("id") === "";
    const read = check(
      place,
      rawOf(cell, category && book.idOf(category)),
      {
        columns: isIdFromName ? { ...names, id: names["name"] ?? "" } : names,
        rules: isIdFromName ? { ...rules.table, id: rules.table.idOfName } : rules.table,
      },
      [
        ...[...at.values()].map(({ index, title }): Finding => [title, formulaError(cells[index])]),
        // The schema checks the id alone, and this text may become the name of a new category.
        [names["category"] ?? "", textError(cell("category"))],
      ],
    );
    if (!read) return;
    file.products.push(read);
    book.use(category, read);
  }
}

/** The cells under the names of the contract. */
function rawOf(cell: Cells, category: string): Record<string, unknown> {
  const optional = (field: CsvField) => cell(field) || undefined;
  const fields = {
    id: cell("id") || slugOf(toVisibleLine(cell("name")), 80),
    name: optional("name"),
    brand: cell("brand"),
    // Undefined is a missing category, and an empty text one that `idOf` refused.
    category: cell("category") === "" ? undefined : category,
    description: cell("description"),
    price: coarseNumberIn(cell("price")),
    regularPrice: coarseNumberIn(cell("regularPrice")),
    weight: cell("weightKg") === "" ? thousandthsIn(cell("weightG")) : numberIn(cell("weightKg")),
    stock: coarseNumberIn(cell("stock")),
    image: optional("image"),
    moreImages: addressesIn(cell("moreImages")),
    content: contentIn(cell("contentAmount"), cell("contentUnit")),
    prescription: booleanIn(cell("prescription")),
    coldChain: booleanIn(cell("coldChain")),
    composition: optional("composition"),
    allergens: allergensIn(cell("allergens")),
    nutrition: nutritionIn(cell),
    popularity: coarseNumberIn(cell("popularity")),
    addedOn: dateIn(cell("addedOn")),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** All seven or none: with one figure the schema requires the others. */
function nutritionIn(cell: Cells): Record<string, unknown> | undefined {
  const written = NUTRITION.flatMap((field) => {
    const figure = (field === "sodiumMg" ? coarseNumberIn : numberIn)(cell(field));
    return figure === undefined ? [] : [[field, figure] as const];
  });
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}
