import { expect, test } from "vitest";
import publicFile from "../shop.config.json" with { type: "json" };
import serverFile from "../shop.config.server.json" with { type: "json" };
import { checkShop } from "./check-shop.ts";
import { shop as shopOnServer } from "./shop-on-server.ts";
import { shop } from "./shop.ts";

const shopFile = { ...publicFile, ...serverFile };

test("the shop's own files are fine, and are read in minor units and grams", () => {
  expect(checkShop(shopFile)).toEqual(shopOnServer);
});

test("a browser gets the configuration without promotion codes and seasons", () => {
  const { seasons, ...rest } = shopOnServer;
  expect(seasons).toEqual(serverFile.seasons);
  expect(shop).toEqual({ ...rest, promotions: [] });
});

const [standard] = shopFile.shipping;
const slot = { from: "09:00", to: "14:00", cutOff: { daysBefore: 1, at: "18:00" } };
const withOption = (over: object) => ({ ...shopFile, shipping: [{ ...standard, ...over }] });
const withPromotion = (over: object) => ({
  ...shopFile,
  promotions: [{ code: "DIEZ", kind: "percentage", percentage: 10, ...over }],
});

const withSeason = (over: object) => ({
  ...shopFile,
  seasons: [
    { title: "Navidad", from: "2026-12-01", to: "2026-12-24", shows: { category: "lacteos" }, ...over },
  ],
});

test("a shop without promotions and seasons is fine", () => {
  expect(checkShop(publicFile)).toEqual(shop);
});

test("windows of the same hours on different days are fine", () => {
  const windows = [
    { ...slot, days: ["lunes"] },
    { ...slot, days: ["martes"] },
  ];
  expect(checkShop(withOption({ windows })).shipping[0]?.windows).toEqual(windows);
});

test("a file from before cash orders had to be accepted gives the shop 72 hours", () => {
  const { cashOnDelivery: _, ...older } = shopFile;
  expect(checkShop(older).cashOnDelivery).toEqual({ acceptWithinHours: 72 });
});

test("a file that says nothing of open orders caps them all the same", () => {
  const { openOrders: _, ...older } = shopFile;
  expect(checkShop(older).openOrders).toEqual({
    perAccount: { orders: 5, units: 300 },
    perAddress: { orders: 20, units: 1000 },
  });
});

const begins =
  "La configuración de la tienda (packages/commerce/shop.config.json y shop.config.server.json) no vale; corrige: ";

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
  [
    "cash orders that are accepted at once",
    { ...shopFile, cashOnDelivery: { acceptWithinHours: 0 } },
    "cashOnDelivery.acceptWithinHours.",
  ],
  [
    "cash orders that wait for more than a month",
    { ...shopFile, cashOnDelivery: { acceptWithinHours: 721 } },
    "cashOnDelivery.acceptWithinHours.",
  ],
  [
    "a season that ends before it begins",
    withSeason({ from: "2026-12-24", to: "2026-12-01" }),
    "seasons.0.to.",
  ],
  ["a season that shows nothing", withSeason({ shows: {} }), "seasons.0.shows."],
  [
    "a season that shows a category and products",
    withSeason({ shows: { category: "lacteos", products: ["leche"] } }),
    "seasons.0.shows.",
  ],
  ["a season without a title", withSeason({ title: "" }), "seasons.0.title."],
  ["a telephone with letters", { ...shopFile, contact: { phone: "llámanos" } }, "contact.phone."],
  ["no way of payment in a list of them", { ...shopFile, contact: { payments: [] } }, "contact.payments."],
  ["an unknown contact channel", { ...shopFile, contact: { fax: "55 0000 0000" } }, "contact.fax."],
  ["no way of shipping", { ...shopFile, shipping: [] }, "shipping."],
  ["a rate beyond 100", { ...shopFile, iva: { percentage: 160, byCategory: {} } }, "iva.percentage."],
  ["a time zone that does not exist", { ...shopFile, timeZone: "America/Tlaxcala" }, "timeZone."],
  [
    "more products than a cart can carry",
    { ...shopFile, limits: { ...shopFile.limits, distinctProducts: 101 } },
    "limits.distinctProducts.",
  ],
  [
    "a closed day that does not exist",
    { ...shopFile, delivery: { daysAhead: 5, closedOn: ["2026-02-30"] } },
    "delivery.closedOn.0.",
  ],
  ["two options with one id", { ...shopFile, shipping: [standard, standard] }, "shipping."],
  ["no rate", withOption({ rates: [] }), "shipping.0.rates."],
  [
    "rates out of order",
    withOption({
      rates: [
        { upTo: 5, price: 1 },
        { upTo: 5, price: 2 },
      ],
    }),
    "shipping.0.rates.",
  ],
  ["a rate for nothing", withOption({ rates: [{ upTo: 0, price: 1 }] }), "shipping.0.rates.0.upTo."],
  [
    "an hour of one digit",
    withOption({ windows: [{ ...slot, from: "9:00" }] }),
    "shipping.0.windows.0.from.",
  ],
  [
    "a window that ends before it begins",
    withOption({ windows: [{ ...slot, to: "09:00" }] }),
    "shipping.0.windows.0.to.",
  ],
  [
    "a cut-off after the window",
    withOption({ windows: [{ ...slot, cutOff: { daysBefore: 0, at: "14:01" } }] }),
    "shipping.0.windows.0.cutOff.",
  ],
  [
    "a day with an accent",
    withOption({ windows: [{ ...slot, days: ["sábado"] }] }),
    "shipping.0.windows.0.days.0.",
  ],
  [
    "two windows that cannot be distinguished",
    withOption({ windows: [{ ...slot, days: ["lunes"] }, slot] }),
    "shipping.0.windows.",
  ],
  ["a code with a space", withPromotion({ code: "DIEZ POR CIENTO" }), "promotions.0.code."],
  ["a discount beyond 100 %", withPromotion({ percentage: 101 }), "promotions.0.percentage."],
  ["a kind that does not exist", withPromotion({ kind: "regalo" }), "promotions.0.kind."],
  [
    "a promotion that an account has twice",
    withPromotion({ oncePerAccount: 2 }),
    "promotions.0.oncePerAccount.",
  ],
  [
    "a promotion that ends before it begins",
    withPromotion({ from: "2026-02-01", to: "2026-01-31" }),
    "promotions.0.to.",
  ],
  [
    "two codes that differ in case alone",
    {
      ...shopFile,
      promotions: ["Diez", "DIEZ"].map((code) => ({ code, kind: "freeShipping" })),
    },
    "promotions.",
  ],
  ["a misspelt field", { ...shopFile, limits: { ...shopFile.limits, maximo: 3 } }, "limits.maximo."],
  [
    "several at once",
    { ...shopFile, name: "", shipping: [{ ...shopFile.shipping[0], perExtraKilogram: "3" }] },
    "name, shipping.0.perExtraKilogram.",
  ],
  [
    "charges beyond what a full cart can add up",
    {
      ...withOption({ rates: [{ upTo: 5, price: 90_071_992_547_409.9 }], perExtraKilogram: 100_000.01 }),
      coldChain: { surchargePerKilogram: 1e9 },
    },
    "coldChain.surchargePerKilogram, shipping.0.rates.0.price, shipping.0.perExtraKilogram.",
  ],
  [
    "more units than a call can carry",
    { ...shopFile, limits: { ...shopFile.limits, unitsPerProduct: 1000, pharmacyUnitsPerProduct: 1000 } },
    "limits.unitsPerProduct, limits.pharmacyUnitsPerProduct.",
  ],
  ["a name that steers a terminal", { ...shopFile, name: "La \u001b[31mAlacena" }, "name."],
  ["a name that looks empty", { ...shopFile, name: " " }, "name."],
  ["a promise of two lines", { ...shopFile, promise: "Uno\u2028dos" }, "promise."],
  ["an option with a control character", withOption({ name: "Ex\u0000prés" }), "shipping.0.name."],
  ["a misspelt field of an option", withOption({ recargo: 3 }), "shipping.0.recargo."],
])("%s is reported by its name", ([, wrong, fields]) => {
  expect(() => checkShop(wrong)).toThrow(new Error(begins + fields));
});
