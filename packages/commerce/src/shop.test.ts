import type { ShopConfig } from "@shop/contract";
import { expect, test } from "vitest";
import { handlingOf } from "./handling.ts";
import { readShop } from "./read-shop.ts";
import config from "../shop.config.json" with { type: "json" };

test("a configuration is read in minor units and grams", () => {
  const rule = { name: "", window: "", keepsCold: true, windows: [] };
  const read = readShop({
    ...(config as ShopConfig),
    minimumWeight: 2.5,
    coldChain: { surchargePerKilogram: 4.5 },
    shipping: [
      { ...rule, id: "estandar", rates: [{ upTo: 10, price: 69 }], perExtraKilogram: 3 },
      { ...rule, id: "recoger", rates: [{ upTo: 100, price: 0 }], perExtraKilogram: 0 },
    ],
    promotions: [
      { code: "BIENVENIDA10", kind: "percentage", percentage: 10, minimum: 200, oncePerAccount: true },
      { code: "AHORRA50", kind: "amount", amount: 50, minimum: 400 },
      { code: "ENVIOGRATIS", kind: "freeShipping", minimum: 600 },
    ],
  });
  expect(read).toMatchObject({
    minimumWeight: 2500,
    coldChain: { surchargePerKilogram: 450 },
    shipping: [
      { id: "estandar", rates: [{ upTo: 10_000, price: 6900 }], perExtraKilogram: 300 },
      { id: "recoger", rates: [{ upTo: 100_000, price: 0 }], perExtraKilogram: 0 },
    ],
  });
  expect(read.promotions).toEqual([
    { code: "BIENVENIDA10", kind: "percentage", percentage: 10, minimum: 20_000, oncePerAccount: true },
    { code: "AHORRA50", kind: "amount", amount: 5000, minimum: 40_000 },
    { code: "ENVIOGRATIS", kind: "freeShipping", minimum: 60_000 },
  ]);
});

test.for([
  ["lacteos", "dairy"],
  ["farmacia", "pharmacy"],
  ["abarrotes", "standard"],
  ["constructor", "standard"],
] as const)("%s is handled as %s", ([category, handling]) => {
  expect(handlingOf(category)).toBe(handling);
});
