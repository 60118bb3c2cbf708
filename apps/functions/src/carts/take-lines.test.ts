import { capOf } from "@shop/commerce";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { aProduct, aShop } from "../testing/samples.ts";
import { takeLines } from "./take-lines.ts";

const anyId = fc.constantFrom("p0", "p1", "p2", "p3", "p4", "nada");
const anyLines = fc.array(fc.record({ id: anyId, quantity: fc.integer({ min: 1, max: 30 }) }), {
  maxLength: 8,
});
const anyProducts = fc
  .array(
    fc.record({
      stock: fc.integer({ min: 0, max: 20 }),
      category: fc.constantFrom("abarrotes", "farmacia"),
      prescription: fc.boolean(),
    }),
    { minLength: 5, maxLength: 5 },
  )
  .map(
    (samples) => new Map(samples.map((over, index) => [`p${index}`, aProduct({ ...over, id: `p${index}` })])),
  );

test("for any merge: no unit is lost or doubled, and nothing exceeds its limits", () => {
  const shop = aShop();
  fc.assert(
    fc.property(anyProducts, anyLines, anyLines, (products, own, guest) => {
      // The account's lines were added under the same rules; the stock may have fallen since.
      const { lines: before } = takeLines([], own, products, shop);
      const { lines, rejectedLines } = takeLines(before, guest, products, shop);
      const unitsIn = (all: readonly { id: string; quantity: number }[], wanted: string) =>
        all.filter(({ id }) => id === wanted).reduce((sum, { quantity }) => sum + quantity, 0);
      for (const id of ["p0", "p1", "p2", "p3", "p4", "nada"]) {
        expect(unitsIn(lines, id) + unitsIn(rejectedLines, id)).toBe(
          unitsIn(before, id) + unitsIn(guest, id),
        );
        expect(unitsIn(lines, id)).toBeGreaterThanOrEqual(unitsIn(before, id));
        const product = products.get(id);
        // A sold-out line stays in the cart, where alternatives are offered.
        const left = product?.stock === 0 ? Infinity : (product?.stock ?? 0);
        const limit = !product || product.prescription ? 0 : Math.min(left, capOf(product.category, shop));
        expect(unitsIn(lines, id)).toBeLessThanOrEqual(limit);
      }
      expect(lines.length).toBeLessThanOrEqual(shop.limits.distinctProducts);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      expect(rejectedLines.every(({ quantity }) => quantity > 0)).toBe(true);
    }),
  );
});
