import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ShippingOption } from "./read-shop.ts";
import { quoteShipping, shippingPrice } from "./shipping.ts";
import { aLine } from "./testing/samples.ts";

const rates = [
  { upTo: 3000, price: 4800 },
  { upTo: 5000, price: 5400 },
];

const option: ShippingOption = {
  id: "estandar",
  name: "Estándar",
  window: "Mañana",
  keepsCold: false,
  rates,
  windows: [],
};

describe("shippingPrice", () => {
  test.for([
    [0, 4800],
    [1, 4800],
    [3000, 4800],
    [3001, 5400],
    [5000, 5400],
    [5001, 5700],
    [6000, 5700],
    [6001, 6000],
  ] as const)("%i g cost %i", ([weight, price]) => {
    expect(shippingPrice({ rates, perExtraKilogram: 300 }, weight)).toBe(price);
  });

  test("without a price for more, the last band is the most that travels", () => {
    expect(shippingPrice({ rates }, 5000)).toBe(5400);
    expect(shippingPrice({ rates }, 5001)).toBeUndefined();
  });

  test("a weight pays the lightest band that reaches it, whatever the bands", () => {
    const anyBands = fc.uniqueArray(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyBands, fc.integer({ min: 0, max: 60_000 }), (limits, weight) => {
        const bands = limits.toSorted((one, other) => one - other).map((upTo) => ({ upTo, price: upTo * 2 }));
        const reaching = limits.filter((upTo) => upTo >= weight);
        const expected = reaching.length > 0 ? Math.min(...reaching) * 2 : undefined;
        expect(shippingPrice({ rates: bands }, weight)).toBe(expected);
      }),
    );
  });

  test("with prices that rise, a heavier cart never travels cheaper", () => {
    const grams = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(grams, grams, fc.integer({ min: 0, max: 5000 }), (weight, more, perExtraKilogram) => {
        const price = (total: number) => shippingPrice({ rates, perExtraKilogram }, total) ?? Number.NaN;
        expect(price(weight + more)).toBeGreaterThanOrEqual(price(weight));
      }),
    );
  });
});

describe("quoteShipping", () => {
  const milk = aLine(1, { category: "lacteos" });
  const plan = { from: "09:00", to: "14:00", cutOff: { daysBefore: 1, at: "18:00" } };
  const quoted = { id: "estandar", name: "Estándar", window: "Mañana", price: 4800, windows: [] };

  test("an option that carries the cart is available", () => {
    expect(quoteShipping(option, [aLine(1)], undefined)).toEqual({ ...quoted, available: true });
  });

  test.for([
    ["coldChain", option, milk, undefined, 4800],
    ["coldChain", option, aLine(1, { category: "carnes-y-pescados", coldChain: true }), undefined, 4800],
    ["weight", option, aLine(1, { weight: 5001 }), undefined, 0],
    ["windows", { ...option, windows: [plan] }, aLine(1), [], 4800],
  ] as const)("one that does not says that it is for %s", ([because, offered, line, windows, price]) => {
    const mutable = { ...offered, windows: [...offered.windows] };
    expect(quoteShipping(mutable, [line], windows && [...windows])).toEqual({
      ...quoted,
      price,
      available: false,
      unavailableBecause: because,
    });
  });

  test.for([
    ["06700", true],
    ["15000", true],
    ["60000", false],
  ] as const)(
    "an option for the postal codes that begin with 0 or 15 delivers to %s: %s",
    ([postalCode, available]) => {
      const near = { ...option, postalCodes: ["0", "15"] };
      expect(quoteShipping(near, [aLine(1)], undefined, postalCode)).toEqual({
        ...quoted,
        available,
        ...(!available && { unavailableBecause: "area" }),
      });
      expect(quoteShipping(near, [aLine(1)], undefined).available).toBe(true);
    },
  );

  test("an option without windows, or whose windows nobody asked for, needs none", () => {
    expect(quoteShipping(option, [aLine(1)], []).available).toBe(true);
    expect(quoteShipping({ ...option, windows: [plan] }, [aLine(1)], undefined).available).toBe(true);
  });
});
