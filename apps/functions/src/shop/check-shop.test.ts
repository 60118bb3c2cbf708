import { shop, shopFile } from "@shop/commerce";
import { expect, test } from "vitest";
import { checkShop } from "./check-shop.ts";

const file = shopFile as Record<string, unknown> & { limits: object; shipping: object[] };

test("the shop's own file is fine, and is read in minor units and grams", () => {
  expect(checkShop(shopFile)).toEqual(shop);
});

const begins = "La configuración de la tienda (packages/commerce/shop.config.json) no vale; corrige: ";

test.for<[string, unknown, string]>([
  ["no object", null, "todo el archivo."],
  ["a missing field", { ...file, promise: undefined }, "promise."],
  ["a negative minimum", { ...file, minimumWeight: -1 }, "minimumWeight."],
  [
    "a price with three decimals",
    { ...file, coldChain: { surchargePerKilogram: 1.005 } },
    "coldChain.surchargePerKilogram.",
  ],
  ["a language that does not exist", { ...file, locale: "esp_MX!" }, "locale."],
  ["a currency by its sign", { ...file, currency: "$" }, "currency."],
  ["no way of shipping", { ...file, shipping: [] }, "shipping."],
  ["a rate beyond 100", { ...file, iva: { percentage: 160, byCategory: {} } }, "iva.percentage."],
  ["a misspelt field", { ...file, limits: { ...file.limits, maximo: 3 } }, "limits.maximo."],
  [
    "several at once",
    { ...file, name: "", shipping: [{ ...file.shipping[0], base: "39" }] },
    "name, shipping.0.base.",
  ],
])("%s is told by its name", ([, wrong, fields]) => {
  expect(() => checkShop(wrong)).toThrow(new Error(begins + fields));
});
