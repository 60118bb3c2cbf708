import { describe, expect, test } from "vitest";
import { handlingOf } from "./handling.ts";
import { shop } from "./shop.ts";

describe("the shop's own file", () => {
  test("it is read in minor units and grams", () => {
    expect(shop).toMatchObject({
      minimumWeight: 3000,
      coldChain: { surchargePerKilogram: 450 },
    });
    expect(shop.shipping.map(({ id, base, perKilogram }) => ({ id, base, perKilogram }))).toEqual([
      { id: "estandar", base: 3900, perKilogram: 300 },
      { id: "expres", base: 7900, perKilogram: 500 },
      { id: "refrigerado", base: 5900, perKilogram: 400 },
      { id: "recoger", base: 0, perKilogram: 0 },
    ]);
  });

  test("its shipping options have names of their own, and one of them carries the cold chain", () => {
    const ids = shop.shipping.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(shop.shipping.some(({ keepsCold }) => keepsCold)).toBe(true);
  });
});

test.for([
  ["lacteos", "coldChain"],
  ["farmacia", "pharmacy"],
  ["abarrotes", "standard"],
  ["constructor", "standard"],
] as const)("%s is handled as %s", ([category, handling]) => {
  expect(handlingOf(category)).toBe(handling);
});
