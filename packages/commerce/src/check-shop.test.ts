import { expect, test } from "vitest";
import shopFile from "../shop.config.json" with { type: "json" };
import { checkShop } from "./check-shop.ts";
import { shop } from "./shop.ts";

test("the shop's own file is fine, and is read in minor units and grams", () => {
  expect(checkShop(shopFile)).toEqual(shop);
});

const begins = "La configuración de la tienda (packages/commerce/shop.config.json) no vale; corrige: ";

test.for<[string, unknown, string]>([
  ["no object", null, "todo el archivo."],
  ["a missing field", { ...shopFile, promise: undefined }, "promise."],
  ["a negative minimum", { ...shopFile, minimumWeight: -1 }, "minimumWeight."],
  [
    "a price with three decimals",
    { ...shopFile, coldChain: { surchargePerKilogram: 1.005 } },
    "coldChain.surchargePerKilogram.",
  ],
  ["a language that does not exist", { ...shopFile, locale: "esp_MX!" }, "locale."],
  ["a currency by its sign", { ...shopFile, currency: "$" }, "currency."],
  ["no way of shipping", { ...shopFile, shipping: [] }, "shipping."],
  ["a rate beyond 100", { ...shopFile, iva: { percentage: 160, byCategory: {} } }, "iva.percentage."],
  ["a misspelt field", { ...shopFile, limits: { ...shopFile.limits, maximo: 3 } }, "limits.maximo."],
  [
    "several at once",
    { ...shopFile, name: "", shipping: [{ ...shopFile.shipping[0], perExtraKilogram: "3" }] },
    "name, shipping.0.perExtraKilogram.",
  ],
])("%s is told by its name", ([, wrong, fields]) => {
  expect(() => checkShop(wrong)).toThrow(new Error(begins + fields));
});
