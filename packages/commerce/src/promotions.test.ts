import type { CartItem, InvalidReason } from "@shop/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPromotion } from "./promotions.ts";
import { summarise } from "./payment-summary.ts";
import type { Promotion } from "./read-shop.ts";
import { promotion } from "./testing/any-agreed.ts";
import { anyCart } from "./testing/any-cart.ts";
import { aLine, aShop } from "./testing/samples.ts";

const now = new Date("2026-11-21T12:00:00Z");
const medicine = aLine(1, { id: "aspirina", category: "farmacia", price: 30_000 });

const tenPercent = promotion({ code: "Diez", minimum: 2000 });
const FREE = promotion({ kind: "freeShipping" });

/** What a cart costs with this promotion, by its code or another one. */
const withCode = (items: CartItem[], offer: Promotion, promotionCode = offer.code) =>
  summarise(items, undefined, { ...aShop, promotions: [offer] }, { now, promotionCode });

const invalidCode = (reason: InvalidReason, detail: { missingAmount?: number } = {}) =>
  expect.objectContaining({ failure: { id: 422, field: "promotionCode", reason, ...detail } });

describe("a promotion code", () => {
  test.for(["DIEZ", "diez", " Diez "])("'%s' is found", (typed) => {
    expect(findPromotion(typed, [aLine(2)], { ...aShop, promotions: [tenPercent] }, { now })).toBe(
      tenPercent,
    );
  });

  test.for<[string, Partial<Promotion>, string, InvalidReason]>([
    ["is not the shop's", {}, "OTRO", "codeUnknown"],
    ["begins tomorrow", { from: "2026-11-22" }, "DIEZ", "codeNotStarted"],
    ["ended yesterday", { to: "2026-11-20" }, "DIEZ", "codeExpired"],
    ["was ended", { from: "2026-11-22", endedAt: "2026-11-20T18:00:00.000Z" }, "DIEZ", "codeExpired"],
  ])("one that %s is refused with the reason", ([, over, typed, reason]) => {
    expect(() => withCode([aLine(2)], promotion({ code: "DIEZ", ...over }), typed)).toThrow(
      invalidCode(reason),
    );
  });

  test("one with a higher minimum returns how much is missing", () => {
    expect(() => withCode([aLine(2)], promotion({ minimum: 16_200 }))).toThrow(
      invalidCode("codeBelowMinimum", { missingAmount: 14_200 }),
    );
  });

  test.for([
    ["once", { oncePerAccount: true }, ["DIEZ"], "codeUsed"],
    [
      "once, before it is said what else is missing",
      { oncePerAccount: true, minimum: 9999 },
      ["DIEZ"],
      "codeUsed",
    ],
    ["once, after it ended", { oncePerAccount: true, to: "2026-11-20" }, ["DIEZ"], "codeExpired"],
  ] as const)("one that an account has %s is refused when it was used", ([, over, usedCodes, reason]) => {
    const promotions = [{ ...tenPercent, ...over }];
    const find = () => findPromotion("diez", [aLine(2)], { ...aShop, promotions }, { now, usedCodes });
    expect(find).toThrow(invalidCode(reason));
  });

  test("one that may be used again, or was not used, is found", () => {
    const find = (offer: Promotion, usedCodes: readonly string[]) =>
      findPromotion("diez", [aLine(2)], { ...aShop, promotions: [offer] }, { now, usedCodes });
    expect(find(tenPercent, ["DIEZ"])).toBe(tenPercent);
    const once = { ...tenPercent, oncePerAccount: true };
    expect(find(once, ["OTRO"])).toBe(once);
  });

  test("it holds from the first moment of its first day to the last of its last, by the shop's clocks", () => {
    const offer = promotion({ from: "2026-11-21", to: "2026-11-22" });
    const at = (moment: string) => () =>
      findPromotion("HOLA", [aLine(2)], { ...aShop, promotions: [offer] }, { now: new Date(moment) });
    expect(at("2026-11-21T05:59:59.999Z")).toThrow(invalidCode("codeNotStarted"));
    expect(at("2026-11-21T06:00:00.000Z")()).toBe(offer);
    expect(at("2026-11-23T05:59:59.999Z")()).toBe(offer);
    expect(at("2026-11-23T06:00:00.000Z")).toThrow(invalidCode("codeExpired"));
  });

  test("medicines alone get none, not even free shipping", () => {
    expect(() => withCode([medicine], FREE)).toThrow(invalidCode("codeNotForPharmacy"));
    expect(() => withCode([medicine], tenPercent)).toThrow(invalidCode("codeNotForPharmacy"));
  });

  test("medicines do not count for the minimum", () => {
    expect(() => withCode([aLine(1), medicine], tenPercent)).toThrow(
      invalidCode("codeBelowMinimum", { missingAmount: 1000 }),
    );
  });
});

describe("the discount", () => {
  test("a percentage is taken off what is no medicine, and off the IVA inside it", () => {
    expect(withCode([aLine(2), medicine], tenPercent)).toMatchObject({
      products: 32_000,
      discount: 200,
      shipping: 4500,
      // 1800 of rice, 30,000 of medicine at the general rate of this shop, and shipping: 36,300 × 16 / 116.
      iva: 5007,
      total: 32_000 + 4500 - 200,
      promotion: { code: "Diez", kind: "percentage" },
    });
  });

  test("half a centavo is rounded up, once", () => {
    const items = [aLine(1, { price: 1005 }), aLine(1, { id: "pan", price: 1000 })];
    expect(withCode(items, { ...tenPercent, minimum: 0 })?.discount).toBe(201);
  });

  test("an amount takes off no more than there is", () => {
    const fifty = promotion({ kind: "amount", amount: 5000 });
    expect(withCode([aLine(9)], fifty)).toMatchObject({ discount: 5000 });
    expect(withCode([aLine(2), medicine], fifty)).toMatchObject({ products: 32_000, discount: 2000 });
  });

  test("free shipping takes off the shipping with its IVA, and leaves the surcharge", () => {
    expect(withCode([aLine(1, { category: "lacteos", weight: 1000 })], FREE)).toMatchObject({
      shipping: 6300,
      coldChainSurcharge: 450,
      discount: 6300,
      iva: 62,
      total: 1000 + 450,
    });
  });

  test("without a code there is none, and no promotion", () => {
    const summary = summarise([aLine(2)], undefined, { ...aShop, promotions: [tenPercent] }, { now });
    expect(summary).toMatchObject({ discount: 0, total: 2000 + 4200 });
    expect(summary).not.toHaveProperty("promotion");
  });
});

describe("of any cart and any promotion", () => {
  const anyPromotion: fc.Arbitrary<Promotion> = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percentage) => promotion({ percentage })),
    fc.integer({ min: 0, max: 100_000_000 }).map((amount) => promotion({ kind: "amount", amount })),
    fc.constant(FREE),
  );
  const withRice = anyCart.map((items) => [...items.slice(0, 99), aLine(1)]);

  test("nothing is below zero, medicines pay in full, and the total is its parts", () => {
    fc.assert(
      fc.property(withRice, anyPromotion, (items, offer) => {
        const { products, shipping, coldChainSurcharge, discount, iva, total } = withCode(items, offer);
        const medicines = items
          .filter(({ category }) => category === "farmacia")
          .reduce((sum, { totalPrice }) => sum + totalPrice, 0);
        expect([products, shipping, discount, iva, total].every(Number.isSafeInteger)).toBe(true);
        expect(total).toBe(products + shipping + coldChainSurcharge - discount);
        expect(Math.min(discount, iva)).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(offer.kind === "freeShipping" ? shipping : products - medicines);
        expect(total).toBeGreaterThanOrEqual(medicines);
      }),
    );
  });

  test("the IVA of what is left differs from the exact one by a centavo per rate at most", () => {
    const rates: Record<string, number> = { lacteos: 0, libros: 8 };
    fc.assert(
      fc.property(withRice, anyPromotion, (items, offer) => {
        const { shipping, coldChainSurcharge, discount, iva } = withCode(items, offer);
        const isFree = offer.kind === "freeShipping";
        const promoted = items.filter(({ category }) => category !== "farmacia");
        const sum = promoted.reduce((all, { totalPrice }) => all + totalPrice, 0);
        const left = sum === 0 || isFree ? 1 : 1 - discount / sum;
        const services = shipping + coldChainSurcharge - (isFree ? discount : 0);
        const exact = items.reduce(
          (all, { category, totalPrice }) => {
            const rate = rates[category] ?? 16;
            return all + (totalPrice * (category === "farmacia" ? 1 : left) * rate) / (100 + rate);
          },
          (services * 16) / 116,
        );
        expect(Math.abs(iva - exact)).toBeLessThanOrEqual(2.001);
      }),
    );
  });
});
