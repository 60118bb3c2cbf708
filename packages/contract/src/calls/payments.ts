import * as z from "zod/mini";
import { orderSummary } from "../entities.ts";

/**
 * What the cart costs with one way of shipping; 406 below the minimum weight, 422 with the field for a
 * shipping option, window or promotion code that does not apply.
 */
const getPaymentCart = {
  input: z.object({
    method: z.literal("getPaymentCart"),
    shippingOption: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    window: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    promotionCode: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  }),
  output: z.object({ orderSummary }),
};

/** The calls of `httpPaymentServices`, by method. */
export const payments = { getPaymentCart };
