import { toSeenLine, type Category, type Nutrition, type Product } from "@shop/contract";
import { product } from "@shop/contract/schemas";
import type { RowError, RowPlace } from "../row-error.ts";
import { slugOf } from "../slug.ts";
import { CATEGORY_LIMIT, EMPTY, type CatalogReading } from "./catalog-reading.ts";
import { createCategoryBook, type CategoryBook } from "./category-book.ts";
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
import { csvRecords, MAX_CHARACTERS, type CsvRecord } from "./csv-records.ts";
import type { HasPicture } from "./picture-check.ts";
import { createIdCheck, errorsOf, productErrors, seenProduct } from "./product-checks.ts";
import { fieldName, readRow, type Columns, type ReadRow } from "./read-row.ts";
import { formulaError, textError } from "./text-check.ts";

const RULES = {
  brand: "escribe una marca de hasta 60 letras",
  category: `escribe el nombre de una categoría, de hasta 60 letras, o el id de una que ya existe. ${CATEGORY_LIMIT}`,
  content: "escribe una cantidad y su unidad",
  stock: "escribe un número entero de piezas, 0 o más, sin separar los miles",
  moreImages: "escribe hasta 7 direcciones de imágenes, de hasta 300 letras cada una, separadas por espacios",
  "content.amount": "escribe un número mayor que 0, sin separar los miles",
  "content.unit": "escribe kg, g, l, ml o pieza",
  prescription: "escribe sí o no",
  coldChain: "escribe sí o no",
  allergens: "escribe alérgenos como leche, huevo o gluten, separados por comas, o ninguno",
  addedOn: "escribe una fecha como 2026-11-21 o 21/11/2026",
};

/** For a product without an id, which is made of its name. */
const RULES_WITHOUT_ID = { ...RULES, id: "escribe un nombre con letras o números" };

/**
 * A table of products. Its categories are those of the shop, by name or id, or new ones.
 * @param text of the file, in pieces of any size
 */
export function csvCatalog(
  text: AsyncIterable<string>,
  existing: readonly Category[],
  hasPicture: HasPicture,
): CatalogReading {
  const book = createCategoryBook(existing);
  const errors: RowError[] = [];
  const ignored: string[] = [];
  let isBroken = false;

  async function* products(): AsyncGenerator<ReadRow<Product>> {
    let columns: CsvColumns | undefined;
    let row = 0;
    const check = createIdCheck();
    const onBroken = (line: number) => {
      isBroken = true;
      errors.push({ ...placeOf(row + 1, line), field: "", message: BROKEN });
    };
    for await (const record of csvRecords(text, onBroken)) {
      if (columns) {
        row += 1;
        yield readProduct(record, row, { columns, book, check, hasPicture });
      } else {
        columns = findColumns(record.cells);
        ignored.push(...columns.ignored);
        const place = { list: "products", row: 0, line: record.line } as const;
        errors.push(...columns.errors.map((error) => ({ ...place, ...error })));
        if (columns.errors.length > 0) return;
      }
    }
    if (row === 0 && errors.length === 0) errors.push({ ...placeOf(0), field: "", message: EMPTY });
  }

  return {
    products: products(),
    errors: () => errors,
    isBroken: () => isBroken,
    categories: () => book.used(),
    ignoredColumns: () => ignored,
  };
}

const BROKEN = `No se puede leer a partir de aquí: revisa que todas las comillas se cierren y que la línea no pase de ${MAX_CHARACTERS} letras.`;

type Table = {
  columns: CsvColumns;
  book: CategoryBook;
  check: ReturnType<typeof createIdCheck>;
  hasPicture: HasPicture;
};

function readProduct(
  { line, cells }: CsvRecord,
  row: number,
  { columns, book, check, hasPicture }: Table,
): ReadRow<Product> {
  const place = placeOf(row, line);
  if (cells.slice(columns.count).some((cell) => cell.trim() !== ""))
    return { errors: [{ ...place, field: "", message: uneven(cells.length, columns.count) }] };
  const cell = (field: CsvField) => cells[columns.at.get(field)?.index ?? -1]?.trim() ?? "";
  const category =
    cell("category") === "" ? undefined : book.find(toSeenLine(cell("category")), cell("image"));
  const raw = rawOf(cell, category);
  const isMade = cell("id") === "";
  const names = namesOf(columns, isMade);
  const read = readRow(place, raw, product, {
    rules: isMade ? RULES_WITHOUT_ID : RULES,
    columns: names,
  });
  const errors = [
    ...check(place, raw.id, { field: fieldName(["id"], names), isMade }),
    ...errorsOf(place, names, [
      // It may name a new category.
      ["category", formulaError(cell("category")) ?? textError(cell("category"))],
      // Not read beside the other weight.
      ["weightG", cell("weightKg") === "" ? undefined : formulaError(cell("weightG"))],
    ]),
    ...("errors" in read
      ? read.errors
      : productErrors(place, read.value, { isCategory: () => true, hasPicture }, names)),
  ];
  if (errors.length > 0 || "errors" in read) return { errors };
  if (category) book.use(category);
  return { value: seenProduct(read.value) };
}

/** The cells under the names of the contract. */
function rawOf(cell: (field: CsvField) => string, category: Category | undefined): Record<string, unknown> {
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

const NUTRITION = [
  "energyKcal",
  "proteinG",
  "fatG",
  "saturatedFatG",
  "carbohydratesG",
  "sugarsG",
  "sodiumMg",
] as const satisfies readonly (keyof Nutrition)[];

/** One figure asks for the others: a row without any has none. */
function nutritionIn(cell: (field: CsvField) => string): Record<string, unknown> | undefined {
  const figures = NUTRITION.map(
    (field) => [field, (field === "sodiumMg" ? coarseNumberIn : numberIn)(cell(field))] as const,
  );
  const written = figures.filter(([, figure]) => figure !== undefined);
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

/** Errors name columns as the table does. @param isMade whether the id is made of the name */
function namesOf({ at }: CsvColumns, isMade: boolean): Columns {
  const title = (field: CsvField, instead: string) => at.get(field)?.title ?? instead;
  const same = [...at].map(([field, { title: own }]) => [field, own] as const);
  return {
    ...Object.fromEntries(same),
    ...(isMade && { id: title("name", "nombre") }),
    weight: title("weightKg", title("weightG", "peso kg")),
    ...Object.fromEntries(NUTRITION.map((field) => [`nutrition.${field}`, title(field, nameOf(field))])),
    "content.amount": title("contentAmount", "contenido"),
    "content.unit": title("contentUnit", "unidad"),
  };
}

function placeOf(row: number, line?: number): RowPlace {
  return { list: "products", row, ...(line === undefined ? {} : { line }) };
}

function uneven(cells: number, titles: number): string {
  return `Esta línea tiene ${cells} datos y el encabezado ${titles}: revisa los separadores y las comillas.`;
}
