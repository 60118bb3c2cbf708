import * as z from "zod/mini";
import { orderSummary } from "../entities/entities.ts";
import { typedDigits, typedLine } from "../values/typed-text.ts";
import { guestLines } from "./carts.ts";

/**
 * What the cart costs with one shipping option; 406 below the minimum weight, 422 with the field for a shipping option,
 * window or promotion code that does not apply. A guest, who has no cart on the server, sends the lines; those of an
 * account are ignored.
 */
const getPaymentCart = {
  input: z.object({
    shippingOption: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    window: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    promotionCode: z.optional(typedLine(40).check(z.minLength(1))),
    /** Of the address, once it is known: an option that does not deliver there is not available. */
    postalCode: z.optional(typedDigits(5)),
    lines: z.optional(guestLines),
  }),
  output: z.object({ orderSummary }),
};

/** The calls of `httpPaymentServices` about the cart, by method. */
export const payments = { getPaymentCart };
