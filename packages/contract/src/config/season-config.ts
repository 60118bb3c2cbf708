import * as z from "zod/mini";
import { configuredText } from "../values/typed-text.ts";
import { categoryId, productId } from "../values/wire.ts";

/** The most products of a seasonal shelf. */
const MAX_PRODUCTS = 12;

/** What a shelf has: some products, in their order, or a category. */
const goods = z.union([
  z.strictObject({ products: z.array(productId).check(z.minLength(1), z.maxLength(MAX_PRODUCTS)) }),
  z.strictObject({ category: categoryId }),
]);

/** A shelf of the home screen, from the first moment of a day to the last of another. */
export const season = z
  .strictObject({ title: configuredText(60), from: z.iso.date(), to: z.iso.date(), shows: goods })
  .check(z.refine(({ from, to }) => from <= to, { path: ["to"] }));
