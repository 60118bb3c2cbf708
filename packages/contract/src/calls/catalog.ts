import * as z from "zod/mini";
import { category, deliveryWindow, listedProduct, product } from "../entities/entities.ts";
import { MAX_BRAND_LENGTH, MAX_BRANDS, MAX_PAGE_SIZE, MAX_QUERY_LENGTH } from "../values/limits.ts";
import { typedLine } from "../values/typed-text.ts";
import { categoryId, money, productId } from "../values/wire.ts";

/** Each filter narrows the list; a boolean that is false is no filter. */
const filters = z.object({
  /** Any of these, spelt as in `facets.brands`. */
  brands: z.optional(z.array(z.string().check(z.maxLength(MAX_BRAND_LENGTH))).check(z.maxLength(MAX_BRANDS))),
  minPrice: z.optional(money),
  maxPrice: z.optional(money),
  onOffer: z.optional(z.boolean()),
  inStock: z.optional(z.boolean()),
  coldChain: z.optional(z.boolean()),
});
export type ProductFilters = z.output<typeof filters>;

/**
 * `relevance` without a query is by popularity. In any other order a query finds products with its words only in their
 * composition or description if there are no others. `unitPrice` is the price of a kilogram or a litre; products sold
 * by the piece are last. `newest` puts products without a date last.
 */
const sort = z.enum(["relevance", "price", "priceDesc", "unitPrice", "name", "newest"]);
export type ProductSort = z.output<typeof sort>;

/**
 * How many products each choice would leave. A choice does not narrow its own list: with one brand chosen, the others
 * still have their counts.
 */
const facets = z.object({
  /** The most frequent first, and those that are chosen. */
  brands: z.array(z.object({ name: z.string(), count: z.int() })),
  /** By aisle. */
  categories: z.array(z.object({ id: categoryId, name: z.string(), count: z.int() })),
  /** How many products there would be with that switch on. */
  switches: z.object({ onOffer: z.int(), inStock: z.int(), coldChain: z.int() }),
});
export type Facets = z.output<typeof facets>;

/** One page of products; `cursor` is the `nextCursor` of the previous page. Every page repeats the other parameters. */
const listProducts = {
  input: z.object({
    category: z.optional(categoryId),
    query: z.optional(typedLine(MAX_QUERY_LENGTH)),
    filters: z.optional(filters),
    /** By default by relevance with a query or filters, else by name. */
    sort: z.optional(sort),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
    limit: z.optional(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE))),
  }),
  output: z.object({
    products: z.array(listedProduct),
    /** How many there are in all pages. */
    total: z.int(),
    /** Absent on the last page. */
    nextCursor: z.optional(z.string()),
    facets: z.optional(facets),
    /** The corrected query, if some of it is found only as a typo. */
    didYouMean: z.optional(z.string()),
    /**
     * Only of an empty list: at most eight alternatives that can be bought. The same words in the whole shop without
     * filters, else popular products of the category, else of the shop.
     */
    neighbours: z.optional(z.array(listedProduct)),
  }),
};
export type ProductPage = z.output<typeof listProducts.output>;

const suggestion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("category"), id: categoryId, text: z.string() }),
  z.object({ kind: z.literal("brand"), text: z.string() }),
  /** With its price and all that its addition to the cart needs. */
  z.object({ kind: z.literal("product"), text: z.string(), product: listedProduct }),
]);
export type Suggestion = z.output<typeof suggestion>;

/** Suggestions for a query that is being typed: eight at most, categories and brands before products. */
const suggest = {
  input: z.object({ query: typedLine(MAX_QUERY_LENGTH) }),
  output: z.object({ suggestions: z.array(suggestion) }),
};

/** One product. */
const getProduct = {
  input: z.object({ id: productId }),
  output: z.object({ product }),
};

/** The most products that are requested by their ids. */
const MAX_BY_ID = 12;

/** Some products, such as those that a device has stored, in the order of the ids; without unavailable ones. */
const getProducts = {
  input: z.object({
    ids: z.array(productId).check(z.minLength(1), z.maxLength(MAX_BY_ID)),
  }),
  output: z.object({ products: z.array(listedProduct) }),
};

/** Products related to another that can be bought now. */
const listRelated = {
  input: z.object({ id: productId }),
  output: z.object({
    /** Of the same category, the most alike first. */
    similar: z.array(listedProduct),
    /** What at least three shoppers have bought with it in one order, the most frequent first. */
    boughtTogether: z.array(listedProduct),
  }),
};
export type Related = z.output<typeof listRelated.output>;

/** The categories of the shop, in order. */
const getCategories = {
  input: z.object({}),
  output: z.object({ categories: z.array(category) }),
};

/** A delivery window, and its price for a cart of the minimum weight. */
const delivery = z.object({
  window: deliveryWindow,
  price: money,
  /** From the day of the response, in the shop's time zone. */
  daysAhead: z.int().check(z.gte(0)),
});

const nextDelivery = z.extend(delivery, {
  /** If another one is cheaper, the soonest of the cheapest. */
  cheapest: z.optional(delivery),
  /** The price of picking up the order. */
  pickUp: z.optional(money),
});
export type NextDelivery = z.output<typeof nextDelivery>;

/** What the home screen shows in one call, with or without an account. */
const getHome = {
  input: z.object({}),
  output: z.object({
    categories: z.array(category),
    /** On offer, the largest saving first, two of a category at most. */
    featured: z.array(listedProduct),
    /** The products of the season that can be bought, from the shop's configuration. */
    season: z.optional(z.object({ title: z.string(), products: z.array(listedProduct) })),
    /** The soonest delivery window, and the lowest price of shipping then. */
    delivery: z.optional(nextDelivery),
    /** The same of an order that has to be kept cold. */
    coldDelivery: z.optional(nextDelivery),
  }),
};
export type Home = z.output<typeof getHome.output>;

/** The calls of `httpCatalogServices`, by method. */
export const catalog = {
  listProducts,
  suggest,
  getProduct,
  getProducts,
  listRelated,
  getCategories,
  getHome,
};
