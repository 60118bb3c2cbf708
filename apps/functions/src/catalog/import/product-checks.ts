import type { Category, Product } from "@shop/contract";
import type { Finding } from "./check-rows.ts";
import { pictureError, type HasPicture } from "./picture-check.ts";
import { textError } from "./text-check.ts";

/**
 * In minor units: a million of the shop's currency. A full cart has 100 products of 999 units each
 * (`packages/contract`): its cost and weight, even times a percentage or a price per kilogram, stay safe integers.
 */
const MAX_PRICE = 100_000_000;

/** In g: syrup and honey weigh 1.4 times as much as water. */
const HEAVIEST_100_ML = 145;

/** In g: by how much three amounts may together be too large, each rounded up by half a gram. */
const ROUNDED = 1.5;

/** Errors of a product that its schema cannot find. */
export function productFindings(product: Product, hasPicture: HasPicture): Finding[] {
  const { price, regularPrice, moreImages = [], weight, stock, content } = product;
  const money = "El precio va de 0.01 a 1000000";
  return [
    ...nutritionFindings(product),
    ["name", textError(product.name)],
    ["brand", textError(product.brand)],
    ["description", textError(product.description, true)],
    ["composition", textError(product.composition ?? "", true)],
    ["image", pictureError(product.image, hasPicture)],
    ...moreImages.map((address, at): Finding => [`moreImages.${at}`, pictureError(address, hasPicture)]),
    ["price", outside(price, 1, MAX_PRICE, money)],
    ["regularPrice", regularPrice === undefined ? undefined : outside(regularPrice, 1, MAX_PRICE, money)],
    // Grams.
    ["weight", outside(weight, 1, 1_000_000, "El peso va de 0.001 a 1000 kg")],
    // Far below the largest safe integer: cancelled orders add their pieces to it.
    ["stock", outside(stock, 0, 1_000_000, "Las existencias van de 0 a 1000000 piezas")],
    // The unit price is divided by it.
    [
      "content.amount",
      outside(content.amount, 0.0001, 100_000, "El contenido va de 0.0001 a 100000 kg, litros o piezas"),
    ],
    // With a price above the maximum the comparison would only repeat that the price is wrong.
    ["regularPrice", price <= MAX_PRICE && (regularPrice ?? Infinity) <= price ? NO_OFFER : undefined],
  ];
}

const NO_OFFER = "El precio regular de una oferta va por encima de su precio; quítalo si no hay oferta.";

function outside(amount: number, min: number, max: number, sentence: string): string | undefined {
  return amount < min || amount > max ? `${sentence}: revisa la cantidad.` : undefined;
}

function nutritionFindings({ nutrition, content }: Product): Finding[] {
  if (!nutrition) return [];
  const { proteinG, fatG, saturatedFatG, carbohydratesG, sugarsG } = nutrition;
  const all = content.unit === "l" ? HEAVIEST_100_ML : 100;
  const isHeavier = proteinG + fatG + carbohydratesG > all + ROUNDED;
  return [
    [
      "nutrition.proteinG",
      isHeavier ? `Proteínas, grasas y carbohidratos pasan juntos de ${all} g.` : undefined,
    ],
    ["nutrition.saturatedFatG", saturatedFatG > fatG ? SATURATED : undefined],
    ["nutrition.sugarsG", sugarsG > carbohydratesG ? SUGARS : undefined],
  ];
}

const SATURATED = "Las grasas saturadas son parte de las grasas: no pueden ser más.";
const SUGARS = "Los azúcares son parte de los carbohidratos: no pueden ser más.";

/** Errors of a category that its schema cannot find. */
export function categoryFindings(category: Category, hasPicture: HasPicture): Finding[] {
  return [
    ["name", textError(category.name)],
    ["description", textError(category.description, true)],
    ["image", pictureError(category.image, hasPicture)],
  ];
}
