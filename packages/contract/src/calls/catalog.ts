import * as z from "zod/mini";
import { category, product } from "../entities.ts";
import { categoryId, PAGE_LIMIT, productId } from "../wire.ts";

/** One page of products, by name; `cursor` is the `nextCursor` of the page before. */
const listProducts = {
  input: z.object({
    method: z.literal("listProducts"),
    category: z.optional(categoryId),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
    limit: z.optional(z.int().check(z.gte(1), z.lte(PAGE_LIMIT))),
  }),
  output: z.object({
    products: z.array(product),
    /** How many there are in all pages. */
    total: z.int(),
    /** Absent on the last page. */
    nextCursor: z.optional(z.string()),
  }),
};
export type ProductPage = z.output<typeof listProducts.output>;

/** One product. */
const getProduct = {
  input: z.object({ method: z.literal("getProduct"), id: productId }),
  output: z.object({ product }),
};

/** The aisles of the shop, in order. */
const getCategories = {
  input: z.object({ method: z.literal("getCategories") }),
  output: z.object({ categories: z.array(category) }),
};

/** What the home screen shows in one call: the aisles, and products on offer. */
const getHome = {
  input: z.object({ method: z.literal("getHome") }),
  output: z.object({ categories: z.array(category), featured: z.array(product) }),
};
export type Home = z.output<typeof getHome.output>;

/** The calls of `httpCatalogServices`, by method. */
export const catalog = { listProducts, getProduct, getCategories, getHome };
