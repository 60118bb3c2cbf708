import * as z from "zod/mini";
import { failure } from "../failures/failure-schema.ts";
import { cart } from "../entities/entities.ts";
import { MAX_GUEST_LINES } from "../values/limits.ts";
import { operationId, productId, quantity } from "../values/wire.ts";

/** With an id a change counts once, however often it is sent. The calls as specified have none. */
const change = { operationId: z.optional(operationId) };

/** Adds units of a product. As specified (§4), its answer has no cart: the client reloads the cart afterwards. */
const addProductToCart = {
  input: z.object({
    product: z.object({ id: productId, quantity }),
    ...change,
  }),
  output: z.object({}),
};

/** The shopper's cart, priced now. */
const getCart = { input: z.object({}), output: cart };

/** Sets the units of a product that may or may not be in the cart. */
const setProductQuantity = {
  input: z.object({
    product: z.object({ id: productId, quantity }),
    ...change,
  }),
  output: cart,
};

/** Removes a product. Idempotent. */
const removeProduct = {
  input: z.object({
    product: z.object({ id: productId }),
    ...change,
  }),
  output: cart,
};

/** Empties the cart. */
const clearCart = { input: z.object({ ...change }), output: cart };

/** A guest's lines, as stored on the device. */
export const guestLines = z.array(z.object({ id: productId, quantity })).check(z.maxLength(MAX_GUEST_LINES));

/** The rejected units of a line, and why: a failure without its sentence. */
const rejectedLine = z.object({ id: productId, quantity: z.int().check(z.gte(1)), code: failure });
export type RejectedLine = z.output<typeof rejectedLine>;

/** Prices a guest's lines, without a session and without storing anything. */
const quoteCart = {
  input: z.object({ lines: guestLines }),
  output: z.extend(cart, { rejectedLines: z.array(rejectedLine) }),
};

/** Adds a guest's lines to the account's cart, as far as caps and stock allow. */
const mergeCart = {
  input: z.object({ operationId, lines: guestLines }),
  output: z.extend(cart, { rejectedLines: z.array(rejectedLine) }),
};

/** The calls of `httpCartsServices`, by method. */
export const carts = {
  addProductToCart,
  getCart,
  setProductQuantity,
  removeProduct,
  clearCart,
  quoteCart,
  mergeCart,
};
