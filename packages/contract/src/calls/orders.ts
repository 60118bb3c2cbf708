import * as z from "zod/mini";
import { address } from "../entities/address.ts";
import { listedProduct } from "../entities/entities.ts";
import { order, orderId, orderState, paymentMethod, whenMissing } from "../entities/order.ts";
import { typedLine } from "../values/typed-text.ts";
import { money, operationId } from "../values/wire.ts";

/** The id of a shipping option or of a delivery window. */
const choice = z.string().check(z.minLength(1), z.maxLength(40));

const payable = z.object({
  order,
  /** Whether the shopper is redirected to pay: to an absolute URL, or a path of this shop. */
  payment: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("done") }),
    z.object({ kind: z.literal("redirect"), url: z.string() }),
  ]),
});
export type PlacedOrder = z.output<typeof payable>;

/**
 * Buys the cart. The same key with the same request returns the same order; with another request it is a 422 of
 * `idempotencyKey`. With `expectedTotal`, it is bought only for that total: else 422 `totalChanged`.
 */
const placeOrder = {
  input: z.object({
    shippingOption: choice,
    address,
    paymentMethod,
    idempotencyKey: operationId,
    window: z.optional(choice),
    promotionCode: z.optional(typedLine(40).check(z.minLength(1))),
    whenMissing: z.optional(whenMissing),
    /** What the shopper has agreed to pay. */
    expectedTotal: z.optional(money),
  }),
  output: payable,
};

/**
 * The outcome of a `placeOrder` whose response was lost: the order of this key, or 404 `order` if none was placed. It
 * places nothing.
 */
const getPlacedOrder = {
  input: z.object({ idempotencyKey: operationId }),
  output: payable,
};

/** One order of the caller; 404 when there is none, 403 when it is another account's. */
const getOrder = {
  input: z.object({ id: orderId }),
  output: z.object({ order }),
};

/**
 * Continues the payment of an order, or starts it if that failed; after a declined one, another attempt. The provider
 * is asked first, so that an order is never paid twice.
 */
const payOrder = {
  input: z.object({ id: orderId }),
  output: payable,
};

/** One order, after its provider was asked for the payment status: for when its webhook is late. */
const checkPayment = {
  input: z.object({ id: orderId }),
  output: z.object({ order }),
};

/** The orders of the caller, newest first; `cursor` is the `nextCursor` of the page before. */
const listOrders = {
  input: z.object({
    cursor: z.optional(orderId),
    state: z.optional(orderState),
  }),
  output: z.object({
    orders: z.array(order),
    /** Absent on the last page. */
    nextCursor: z.optional(orderId),
  }),
};
export type OrderPage = z.output<typeof listOrders.output>;

/**
 * The products in most of the caller's last orders that can be bought now, the most frequent first. Cancelled orders do
 * not count, and products of the pharmacy are not listed.
 */
const listBoughtProducts = {
  input: z.object({}),
  output: z.object({ products: z.array(listedProduct) }),
};

/** Cancels an order that is not being prepared yet. Idempotent. */
const cancelOrder = {
  input: z.object({ id: orderId }),
  output: z.object({ order }),
};

/** The payment methods of this shop, the default first. */
const getPaymentMethods = {
  input: z.object({}),
  output: z.object({ paymentMethods: z.array(paymentMethod) }),
};

/** The calls of `httpPaymentServices` about orders, by method. */
export const orders = {
  placeOrder,
  getPlacedOrder,
  getOrder,
  payOrder,
  checkPayment,
  listOrders,
  listBoughtProducts,
  cancelOrder,
  getPaymentMethods,
};
