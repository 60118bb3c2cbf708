import { toSeenLine, type Category, type Nutrition, type Product } from "@shop/contract";
import { nutrition, product } from "@shop/contract/schemas";
import { slugOf } from "./slug.ts";
import { addProducts, emptyFile, type CatalogFile, type ReadOptions } from "./catalog-file.ts";
import { createCategoryBook } from "./category-book.ts";
import { createRowCheck, type CheckedRow, type Dialect } from "./check-rows.ts";
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
import { findColumns, nameOf, type CsvColumns, type CsvField } from "./csv-columns.ts";
import { csvRecords, MAX_CHARACTERS } from "./csv-records.ts";
import rules from "../../../catalog/field-rules.json" with { type: "json" };
import { productFindings } from "./product-checks.ts";
import { formulaError, textError } from "./text-check.ts";

const BROKEN = `No se puede leer a partir de aquí: revisa que todas las comillas se cierren y que la línea no pase de ${MAX_CHARACTERS} letras.`;

/** One column each, under the name of the contract. */
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
  const check = createRowCheck(product, (value) => productFindings(value, hasPicture));

  function* rows(): Generator<CheckedRow<Product>> {
    let columns: CsvColumns | undefined;
    let row = 0;
    for (const { line, cells } of csvRecords(text)) {
      const place = { list: "products", row: columns ? row + 1 : 0, line } as const;
      if (!cells) {
        file.isBroken = true;
        file.errors.push({ ...place, row: row + 1, field: "", message: BROKEN });
      } else if (columns) {
        row += 1;
        yield readRow(place, cells, columns);
      } else {
        columns = findColumns(cells);
        file.ignoredColumns.push(...columns.ignored);
        file.errors.push(...columns.errors.map((error) => ({ ...place, ...error })));
        if (columns.errors.length > 0) return;
      }
    }
  }

  function readRow(
    place: { list: "products"; row: number; line: number },
    cells: readonly string[],
    columns: CsvColumns,
  ): CheckedRow<Product> {
    const cell: Cells = (field) => cells[columns.at.get(field)?.index ?? -1]?.trim() ?? "";
    if (cells.slice(columns.count).some((each) => each.trim() !== "")) {
      const message = `Esta línea tiene ${cells.length} datos y el encabezado ${columns.count}: revisa los separadores y las comillas.`;
      return { errors: [{ ...place, field: "", message }] };
    }
    const name = toSeenLine(cell("category"));
    const category = cell("category") === "" ? undefined : book.find(name, cell("image"));
    const read = check(place, rawOf(cell, category), dialectOf(columns, cell("id") === ""), [
      // It may name a new category.
      ["category", formulaError(cell("category")) ?? textError(cell("category"))],
      // Not read beside the other weight.
      ["weightG", cell("weightKg") === "" ? undefined : formulaError(cell("weightG"))],
    ]);
    if (category && "value" in read) book.use(category);
    return read;
  }

  addProducts(file, rows());
  file.categories.push(...book.used());
  return file;
}

/** The cells under the names of the contract. */
function rawOf(cell: Cells, category: Category | undefined): Record<string, unknown> {
  const optional = (field: CsvField) => (cell(field) === "" ? undefined : cell(field));
  const fields = {
    id: cell("id") || slugOf(toSeenLine(cell("name")), 80),
    name: optional("name"),
    brand: cell("brand"),
    category: category?.id ?? (cell("category") === "" ? undefined : ""),
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

/** One figure asks for the others: a row without any has none. */
function nutritionIn(cell: Cells): Record<string, unknown> | undefined {
  const written = NUTRITION.flatMap((field) => {
    const figure = (field === "sodiumMg" ? coarseNumberIn : numberIn)(cell(field));
    return figure === undefined ? [] : [[field, figure] as const];
  });
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

/** Errors name columns as the table does. @param isIdMade whether the id is made of the name */
function dialectOf({ at }: CsvColumns, isIdMade: boolean): Dialect {
  const title = (field: CsvField, instead = nameOf(field)) => at.get(field)?.title ?? instead;
  const columns = {
    ...Object.fromEntries([...at].map(([field, { title: own }]) => [field, own])),
    ...(isIdMade && { id: title("name") }),
    weight: title("weightKg", title("weightG", nameOf("weightKg"))),
    ...Object.fromEntries(NUTRITION.map((field) => [`nutrition.${field}`, title(field)])),
    "content.amount": title("contentAmount"),
    "content.unit": title("contentUnit"),
  };
  return { columns, rules: isIdMade ? { ...rules.table, id: rules.table.idOfName } : rules.table, isIdMade };
}
