import * as z from "zod/mini";
import { categoryId, money, productId, weight } from "./wire.ts";

/** What one sells. `weight` is the gross weight of one unit; `content` what is inside, for the unit price. */
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
  content: z.object({ amount: z.number().check(z.positive()), unit: z.enum(["kg", "l", "pieza"]) }),
  /** Sold at the counter alone. */
  prescription: z._default(z.boolean(), false),
});
export type Product = z.output<typeof product>;

/** An aisle of the shop. */
export const category = z.object({
  id: categoryId,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  aisle: z.int().check(z.gte(1)),
  description: z.string().check(z.maxLength(300)),
  image: z.string().check(z.maxLength(300)),
});
export type Category = z.output<typeof category>;

/**
 * A line of the cart. The first five names are fixed (specification §3); `totalPrice` and `weight` are those
 * of the whole line. The rest is what a screen needs to draw it without a second call.
 */
const cartItem = z.object({
  id: productId,
  quantity: z.int().check(z.gte(1)),
  category: categoryId,
  totalPrice: money,
  weight,
  name: z.string(),
  unitPrice: money,
  unitWeight: weight,
  image: z.string(),
  stock: z.int().check(z.gte(0)),
});
export type CartItem = z.output<typeof cartItem>;

/** The cart response (specification §3). */
export const cart = z.object({
  currentCart: z.object({ items: z.array(cartItem) }),
  priceProducts: money,
  totalProducts: z.int(),
  totalWeight: weight,
});
export type Cart = z.output<typeof cart>;

/** A way to receive the order, priced for one cart. */
const shippingQuote = z.object({
  id: z.string(),
  name: z.string(),
  window: z.string(),
  price: money,
  /** False when this cart cannot travel this way (cold chain). */
  available: z.boolean(),
});
export type ShippingQuote = z.output<typeof shippingQuote>;

/** The payment summary. `iva` is included in the total, not added to it. */
export const orderSummary = z.object({
  products: money,
  shipping: money,
  coldChainSurcharge: money,
  iva: money,
  total: money,
  totalWeight: weight,
  shippingOption: z.string(),
  shippingOptions: z.array(shippingQuote),
});
export type OrderSummary = z.output<typeof orderSummary>;
