import { describe, expect, test } from "vitest";
import { handlingOf } from "./handling.ts";
import { shop } from "./shop.ts";

describe("the shop's own file", () => {
  test("it is read in minor units and grams", () => {
    expect(shop).toMatchObject({
      minimumWeight: 3000,
      coldChain: { surchargePerKilogram: 450 },
    });
    expect(
      shop.shipping.map(({ id, rates, perExtraKilogram }) => [id, rates.at(-1), perExtraKilogram]),
    ).toEqual([
      ["estandar", { upTo: 10_000, price: 6900 }, 300],
      ["expres", { upTo: 10_000, price: 12_900 }, 500],
      ["refrigerado", { upTo: 10_000, price: 9900 }, 400],
      ["recoger", { upTo: 100_000, price: 0 }, 0],
    ]);
    expect(shop.promotions[0]).toEqual({
      code: "BIENVENIDA10",
      kind: "percentage",
      percentage: 10,
      minimum: 20_000,
      oncePerAccount: true,
    });
    expect(shop.promotions.slice(1, 3)).toEqual([
      { code: "AHORRA50", kind: "amount", amount: 5000, minimum: 40_000 },
      { code: "ENVIOGRATIS", kind: "freeShipping", minimum: 60_000 },
    ]);
  });

  test("its shipping options have names of their own, and one of them carries the cold chain", () => {
    const ids = shop.shipping.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(shop.shipping.some(({ keepsCold }) => keepsCold)).toBe(true);
  });
});

test.for([
  ["lacteos", "dairy"],
  ["farmacia", "pharmacy"],
  ["abarrotes", "standard"],
  ["constructor", "standard"],
] as const)("%s is handled as %s", ([category, handling]) => {
  expect(handlingOf(category)).toBe(handling);
});
