import { shopConfig } from "@shop/contract/schemas";
import { describe, expect, test } from "vitest";
import { handlingOf } from "./handling.ts";
import { readShop, shop, shopFile } from "./shop.ts";

describe("the shop's own file", () => {
  const checked = shopConfig.safeParse(shopFile);

  test("it follows the contract", () => {
    expect(checked.error?.issues ?? []).toEqual([]);
  });

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

  test("a file with a hole can be read, so that the check can name the hole", () => {
    const { shipping, coldChain } = readShop({} as Parameters<typeof readShop>[0]);
    expect([shipping, coldChain]).toEqual([[], { surchargePerKilogram: Number.NaN }]);
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
