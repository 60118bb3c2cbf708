import type { CartItem } from "@shop/contract";
import * as fc from "fast-check";
import { aLine } from "./samples.ts";

/** Carts of up to a hundred lines, ordinary and not: free products, weightless ones, 999 pieces. */
export const anyCart: fc.Arbitrary<CartItem[]> = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      price: fc.integer({ min: 0, max: 10_000_000 }),
      weight: fc.integer({ min: 0, max: 100_000 }),
      category: fc.constantFrom("lacteos", "farmacia", "abarrotes", "libros"),
      coldChain: fc.constantFrom(undefined, true, false),
    }),
    { minLength: 1, maxLength: 100 },
  )
  .map((samples) =>
    samples.map(({ quantity, ...product }, index) => aLine(quantity, { ...product, id: `p${index}` })),
  );
