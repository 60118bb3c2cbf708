import * as z from "zod/mini";
import { address } from "../entities/address.ts";
import { listedProduct } from "../entities/entities.ts";
import { order, orderId, orderState, paymentMethod } from "../entities/order.ts";
import { typedLine } from "../values/typed-text.ts";
import { money, operationId } from "../values/wire.ts";

const choice = z.string().check(z.minLength(1), z.maxLength(40));

const payable = z.object({
  order,
  /** Whether the shopper has to go somewhere to pay: an absolute address, or a path of this shop. */
  payment: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("done") }),
    z.object({ kind: z.literal("redirect"), url: z.string() }),
  ]),
});
export type PlacedOrder = z.output<typeof payable>;

/**
 * Buys what is in the cart. The same key with the same request gives the same order, however often it is
 * sent; with another request it is a 422 of `idempotencyKey`. With `expectedTotal`, it is bought for that much or
 * not at all: 422 `totalChanged`.
 */
const placeOrder = {
  input: z.object({
    shippingOption: choice,
    address,
    paymentMethod,
    idempotencyKey: operationId,
    window: z.optional(choice),
    promotionCode: z.optional(typedLine(40).check(z.minLength(1))),
    /** What the shopper has agreed to pay. */
    expectedTotal: z.optional(money),
  }),
  output: payable,
};

/**
 * What became of a `placeOrder` whose answer was lost: the order under this key, or 404 `order` where none was
 * placed. It places nothing.
 */
const getPlacedOrder = {
  input: z.object({ idempotencyKey: operationId }),
  output: payable,
};

/** One order of the caller; 404 when there is none, 403 when it is somebody else's. */
const getOrder = {
  input: z.object({ id: orderId }),
  output: z.object({ order }),
};

/**
 * Goes on with the payment of an order that is there, or begins it where that failed; after one that was
 * declined, another attempt. What the provider has received meanwhile counts first: nobody pays twice.
 */
const payOrder = {
  input: z.object({ id: orderId }),
  output: payable,
};

/** One order, after its provider was asked how the payment went: for when its word is late. */
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
 * What the caller has ordered most often, of what can be bought now: in how many of their last orders, the most
 * frequent first. Orders that were cancelled do not count, and nothing of the pharmacy is listed.
 */
const listBoughtProducts = {
  input: z.object({}),
  output: z.object({ products: z.array(listedProduct) }),
};

/** Cancels an order that is not being prepared yet; one that is cancelled already stays so. */
const cancelOrder = {
  input: z.object({ id: orderId }),
  output: z.object({ order }),
};

/** How this shop can be paid, the usual way first. */
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
