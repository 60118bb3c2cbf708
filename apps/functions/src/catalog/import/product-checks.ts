import { toSeenLine, type Category, type Product } from "@shop/contract";
import type { RowError, RowPlace } from "../row-error.ts";
import { boundErrors, MAX_AISLE } from "./bounds.ts";
import { pictureError, type HasPicture } from "./picture-check.ts";
import { fieldName, type Columns } from "./read-row.ts";
import { textError } from "./text-check.ts";

/** What a file calls the column of an id, and whether the id is made of that column, as it has none. */
type IdNamed = { field?: string; isMade?: boolean };

/**
 * Finds ids that come twice in one list, in the order of its rows. A row with other errors claims its id too:
 * whoever mends them should not find the next error behind them.
 */
export function createIdCheck(): (place: RowPlace, id: unknown, named?: IdNamed) => RowError[] {
  const first = new Map<string, RowPlace>();
  return (place, id, { field = "id", isMade = false } = {}) => {
    if (typeof id !== "string" || id === "") return [];
    const earlier = first.get(id);
    if (!earlier) {
      first.set(id, place);
      return [];
    }
    const where = earlier.line === undefined ? `la fila ${earlier.row}` : `la línea ${earlier.line}`;
    const message = `${isMade ? "El id que sale de este nombre" : "Este id"} ya está en ${where}: cada uno va una sola vez.`;
    return [{ ...place, field, message }];
  };
}

/** What a product may name. */
export type Known = { isCategory: (id: string) => boolean; hasPicture: HasPicture };

/** What is wrong with a product that its schema lets through. */
export function productErrors(
  place: RowPlace,
  product: Product,
  { isCategory, hasPicture }: Known,
  columns: Columns = {},
): RowError[] {
  const { category, price, regularPrice, moreImages = [] } = product;
  const bounds = boundErrors(product);
  const offer =
    regularPrice === undefined || regularPrice > price || bounds.length > 0
      ? undefined
      : "El precio regular de una oferta va por encima de su precio; quítalo si no hay oferta.";
  return errorsOf(place, columns, [
    ...nutritionErrors(product),
    ["category", isCategory(category) ? undefined : `No hay una categoría con el id «${category}».`],
    ["name", textError(product.name)],
    ["brand", textError(product.brand)],
    ["description", textError(product.description, true)],
    ["composition", textError(product.composition ?? "", true)],
    ["image", pictureError(product.image, hasPicture)],
    ...moreImages.map((address, at) => [`moreImages.${at}`, pictureError(address, hasPicture)] as const),
    ...bounds,
    ["regularPrice", offer],
  ]);
}

/** As it is stored: by what nobody sees in a name or a brand, nobody could search or filter. */
export function seenProduct(product: Product): Product {
  return { ...product, name: toSeenLine(product.name), brand: toSeenLine(product.brand) };
}

function nutritionErrors({ nutrition, content }: Product): Finding[] {
  if (!nutrition) return [];
  const { proteinG, fatG, saturatedFatG, carbohydratesG, sugarsG } = nutrition;
  const all = content.unit === "l" ? HEAVIEST_100_ML : 100;
  return [
    ["nutrition.proteinG", proteinG + fatG + carbohydratesG > all + ROUNDED ? sumError(all) : undefined],
    ["nutrition.saturatedFatG", saturatedFatG > fatG ? SATURATED : undefined],
    ["nutrition.sugarsG", sugarsG > carbohydratesG ? SUGARS : undefined],
  ];
}

/** In g: syrup and honey weigh 1.4 times as much as water. */
const HEAVIEST_100_ML = 145;

/** In g: what three rounded amounts may be too much together. */
const ROUNDED = 1.5;

const sumError = (most: number) => `Proteínas, grasas y carbohidratos pasan juntos de ${most} g.`;
const SATURATED = "Las grasas saturadas son parte de las grasas: no pueden ser más.";
const SUGARS = "Los azúcares son parte de los carbohidratos: no pueden ser más.";

/** What is wrong with a category that its schema lets through. */
export function categoryErrors(place: RowPlace, category: Category, hasPicture: HasPicture): RowError[] {
  return errorsOf(place, {}, [
    ["name", textError(category.name)],
    ["description", textError(category.description, true)],
    ["image", pictureError(category.image, hasPicture)],
    ["aisle", category.aisle > MAX_AISLE ? `El pasillo va de 1 a ${MAX_AISLE}.` : undefined],
  ]);
}

/** Sentences by the fields of the contract; undefined where nothing is wrong. */
type Finding = readonly [field: string, message: string | undefined];

/** Puts sentences under the names that their fields have in the file. */
export function errorsOf(place: RowPlace, columns: Columns, findings: readonly Finding[]): RowError[] {
  return findings.flatMap(([path, message]) =>
    message === undefined ? [] : [{ ...place, field: fieldName(path.split("."), columns), message }],
  );
}
