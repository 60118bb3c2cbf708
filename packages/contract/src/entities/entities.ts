import * as z from "zod/mini";
import { MAX_POPULARITY } from "../values/limits.ts";
import { categoryId, money, productId, weight } from "../values/wire.ts";

/** The most pictures that a product has besides its first. */
const MAX_MORE_IMAGES = 7;

/** What a label must name, as the law of most countries lists it. */
const allergen = z.enum([
  "gluten",
  "crustaceans",
  "egg",
  "fish",
  "peanut",
  "soy",
  "milk",
  "treeNuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
]);
export type Allergen = z.output<typeof allergen>;

/** Of 100 g or 100 ml. */
const gramsOf100 = z.number().check(z.gte(0), z.lte(100));

/** In 100 g, or 100 ml of a product sold by the litre. 900 kcal are those of pure fat, 40,000 mg of sodium of salt. */
export const nutrition = z.object({
  energyKcal: z.number().check(z.gte(0), z.lte(900)),
  proteinG: gramsOf100,
  fatG: gramsOf100,
  saturatedFatG: gramsOf100,
  carbohydratesG: gramsOf100,
  sugarsG: gramsOf100,
  sodiumMg: z.number().check(z.gte(0), z.lte(40_000)),
});
export type Nutrition = z.output<typeof nutrition>;

/** A product. `weight` is the gross weight of one unit; `content` what is inside, for the unit price. */
export const product = z.object({
  id: productId,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  brand: z.string().check(z.maxLength(60)),
  category: categoryId,
  description: z.string().check(z.maxLength(1000)),
  price: money,
  /** The price before an offer; absent when there is none. */
  regularPrice: z.optional(money),
  weight,
  stock: z.int().check(z.gte(0)),
  image: z.string().check(z.maxLength(300)),
  /** Further pictures, in the order in which they are shown behind the first. */
  moreImages: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(MAX_MORE_IMAGES)),
  ),
  content: z.object({ amount: z.number().check(z.positive()), unit: z.enum(["kg", "l", "pieza"]) }),
  /** Sold in the store only. */
  prescription: z._default(z.boolean(), false),
  /** Whether it must be shipped cold; without it, its category decides. */
  coldChain: z.optional(z.boolean()),
  /** The composition on its label. */
  composition: z.optional(z.string().check(z.maxLength(1000))),
  /** An empty list means none; undefined means unknown. */
  allergens: z.optional(z.array(allergen).check(z.refine((all) => new Set(all).size === all.length))),
  nutrition: z.optional(nutrition),
  /** The day on which the shop began to sell it. */
  addedOn: z.optional(z.iso.date()),
  /** How well it sells, by the shop's own measure; products without it are last. */
  popularity: z.optional(z.int().check(z.gte(0), z.lte(MAX_POPULARITY))),
});
export type Product = z.output<typeof product>;

/** A product in a list: without the facts of its label, a third of the list, which only its own screen shows. */
export const listedProduct = z.omit(product, { allergens: true, nutrition: true });

/** A category of the shop. */
export const category = z.object({
  id: categoryId,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  aisle: z.int().check(z.gte(1)),
  description: z.string().check(z.maxLength(300)),
  image: z.string().check(z.maxLength(300)),
});
export type Category = z.output<typeof category>;

/**
 * A line of the cart. The first five names are fixed (specification §3); `totalPrice` and `weight` are those of the
 * whole line. The rest is what a screen needs to render it without a second call.
 */
export const cartItem = z.object({
  id: productId,
  quantity: z.int().check(z.gte(1)),
  category: categoryId,
  totalPrice: money,
  weight,
  name: z.string(),
  unitPrice: money,
  /** Before an offer; absent when there is none. */
  unitRegularPrice: z.optional(money),
  unitWeight: weight,
  image: z.string(),
  stock: z.int().check(z.gte(0)),
  /** As its product says. */
  coldChain: z.optional(z.boolean()),
});
export type CartItem = z.output<typeof cartItem>;

const aboutProduct = { id: productId, name: z.string() };

/** What changed about a product since its line was last changed. */
const cartNotice = z.discriminatedUnion("kind", [
  /** No longer sold: the line was removed. */
  z.object({ ...aboutProduct, kind: z.literal("withdrawn") }),
  /** It needs a prescription by now, and is sold in the store only: the line was removed. */
  z.object({ ...aboutProduct, kind: z.literal("prescription") }),
  /** The price of one unit. */
  z.object({ ...aboutProduct, kind: z.literal("repriced"), before: money, now: money }),
  /** Units in the cart, and the fewer that are left. */
  z.object({ ...aboutProduct, kind: z.literal("stockFell"), before: z.int(), now: z.int() }),
]);
export type CartNotice = z.output<typeof cartNotice>;

/** The cart response (specification §3). */
export const cart = z.object({
  currentCart: z.object({ items: z.array(cartItem) }),
  priceProducts: money,
  totalProducts: z.int(),
  totalWeight: weight,
  /** Absent without notices. */
  notices: z.optional(z.array(cartNotice)),
});
export type Cart = z.output<typeof cart>;

/** A time in which an order can arrive. `id` is unique within its shipping option. */
export const deliveryWindow = z.object({
  id: z.string(),
  /** With the date, so that it stays valid tomorrow. */
  label: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** From this moment on it can no longer be chosen. */
  closesAt: z.iso.datetime(),
});
export type DeliveryWindow = z.output<typeof deliveryWindow>;

/** A way to receive the order, priced for one cart. */
const shippingQuote = z.object({
  id: z.string(),
  name: z.string(),
  window: z.string(),
  price: money,
  /** False when this cart cannot be shipped so. */
  available: z.boolean(),
  /** Why it is not available: it does not keep cold, the cart is too heavy, it does not deliver there, or no window is open. */
  unavailableBecause: z.optional(z.enum(["coldChain", "weight", "area", "windows"])),
  /** The next ones, soonest first; empty for an option without windows. */
  windows: z.array(deliveryWindow),
});
export type ShippingQuote = z.output<typeof shippingQuote>;

/** The promotion of a summary. */
const appliedPromotion = z.object({
  /** As the shop writes it. */
  code: z.string(),
  kind: z.enum(["percentage", "amount", "freeShipping"]),
});

/**
 * The payment summary: total = products + shipping + coldChainSurcharge - discount. `iva` is included in the
 * total, not added to it.
 */
export const orderSummary = z.object({
  products: money,
  shipping: money,
  coldChainSurcharge: money,
  /** The discount of the promotion; 0 without one. */
  discount: money,
  iva: money,
  total: money,
  totalWeight: weight,
  shippingOption: z.string(),
  /** Of the chosen option: the wanted one, or its next; absent for an option without windows. */
  window: z.optional(deliveryWindow),
  promotion: z.optional(appliedPromotion),
  shippingOptions: z.array(shippingQuote),
});
export type OrderSummary = z.output<typeof orderSummary>;
