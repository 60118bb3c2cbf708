import * as z from "zod/mini";
import { orderSummary } from "../entities.ts";

/** What the cart costs with one way of shipping; 406 below the minimum weight. */
const getPaymentCart = {
  input: z.object({
    method: z.literal("getPaymentCart"),
    shippingOption: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  }),
  output: z.object({ orderSummary }),
};

/** The calls of `httpPaymentServices`, by method. */
export const payments = { getPaymentCart };
