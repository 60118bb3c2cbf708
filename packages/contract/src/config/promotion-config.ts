import * as z from "zod/mini";
import { decimalMoney } from "../values/wire.ts";

const common = {
  /** As it is printed; shoppers may type it in capitals or small letters. */
  code: z.string().check(z.regex(/^[A-Za-z0-9-]{3,30}$/)),
  /** What the products must cost at least, those of the pharmacy left aside. */
  minimum: z.optional(decimalMoney),
  /** Whether an account may use it in one order only. Without it, an account may use it in any number of orders. */
  oncePerAccount: z.optional(z.boolean()),
  /** The first and the last day. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

/** A promotion code. What it takes off is taken off products outside the pharmacy, or off shipping. */
export const promotion = z
  .discriminatedUnion("kind", [
    z.strictObject({
      ...common,
      kind: z.literal("percentage"),
      percentage: z.int().check(z.gte(1), z.lte(100)),
    }),
    z.strictObject({ ...common, kind: z.literal("amount"), amount: decimalMoney }),
    z.strictObject({ ...common, kind: z.literal("freeShipping") }),
  ])
  .check(z.refine(({ from = "", to = "9999" }) => from <= to, { path: ["to"] }));
