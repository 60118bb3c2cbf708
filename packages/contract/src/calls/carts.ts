import * as z from "zod/mini";
import { cart } from "../entities.ts";
import { operationId, productId, quantity } from "../wire.ts";

const change = { operationId: z.optional(operationId) };

/** Adds units of a product; the cart is read again afterwards. */
const addProductToCart = {
  input: z.object({
    method: z.literal("addProductToCart"),
    product: z.object({ id: productId, quantity }),
    ...change,
  }),
  output: z.object({}),
};

/** The shopper's cart, priced now. */
const getCart = { input: z.object({ method: z.literal("getCart") }), output: cart };

/** Sets the units of a product that may or may not be in the cart. */
const setProductQuantity = {
  input: z.object({
    method: z.literal("setProductQuantity"),
    product: z.object({ id: productId, quantity }),
    ...change,
  }),
  output: cart,
};

/** Takes a product out; one that is not in the cart stays out. */
const removeProduct = {
  input: z.object({
    method: z.literal("removeProduct"),
    product: z.object({ id: productId }),
    ...change,
  }),
  output: cart,
};

/** Empties the cart. */
const clearCart = { input: z.object({ method: z.literal("clearCart"), ...change }), output: cart };

/** The calls of `httpCartsServices`, by method. */
export const carts = { addProductToCart, getCart, setProductQuantity, removeProduct, clearCart };
