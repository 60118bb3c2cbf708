import type { Season } from "@shop/commerce";
import { shop as realShop } from "@shop/commerce/on-server";
import { describe, expect, test } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { aCategory, aProduct, aShop } from "../testing/samples.ts";

const dairy = aCategory({ id: "lacteos", name: "Lácteos", aisle: 2 });
const groceries = aCategory({ id: "abarrotes", aisle: 1 });

const names = ["Óleo de maíz", "ñame", "nuez", "Agua", "avena", "Árnica"];

const open = () =>
  openShop({
    categories: [dairy, groceries],
    products: [
      aProduct({ id: "leche", category: "lacteos" }),
      ...names.map((name, index) => aProduct({ id: `p${index}`, name })),
    ],
  });

type Page = { products: { id: string; name: string }[]; total: number; nextCursor?: string };

const catalog = (shop: TestShop, method: string, rest: object = {}) =>
  shop.call("httpCatalogServices", { method, ...rest });

const list = async (shop: TestShop, rest: object = {}) => (await catalog(shop, "listProducts", rest)) as Page;

const invalid = (field: string) => ({
  code: {
    id: 422,
    field,
    message: "Hay un dato que no es válido. Revísalo y vuelve a intentarlo.",
  },
});

describe("listProducts", () => {
  test("a page has twenty-four products when the call does not say", async () => {
    const shop = await openShop({
      products: Array.from({ length: 25 }, (_, index) => aProduct({ id: `p${index}` })),
    });
    const { products, total } = await list(shop);
    expect([products.length, total]).toEqual([24, 25]);
  });

  test("a category that does not exist is a 422", async () => {
    expect(await list(await open(), { category: "juguetes" })).toEqual(invalid("category"));
  });

  test.for(["x", Buffer.from("null").toString("base64url")])(
    "the cursor %s, that this server did not make, is a 422",
    async (cursor) => {
      expect(await list(await open(), { category: "lacteos", cursor })).toEqual(invalid("cursor"));
    },
  );
});

describe("getProduct", () => {
  test("one product is returned as a whole, with the price before its offer", async () => {
    const shop = await openShop({ products: [aProduct({ id: "leche", regularPrice: 3200 })] });
    expect(await catalog(shop, "getProduct", { id: "leche" })).toEqual({
      product: {
        id: "leche",
        name: "Leche entera 1 L",
        brand: "Valle Claro",
        category: "abarrotes",
        description: "De vaca, pasteurizada.",
        price: 28.5,
        regularPrice: 32,
        weight: 1.03,
        stock: 20,
        image: "/pictures/milk.webp",
        content: { amount: 1, unit: "l" },
        prescription: false,
      },
    });
  });
});

describe("getHome", () => {
  test("home has the categories by aisle, and the offers that are in stock", async () => {
    const shop = await openShop({
      categories: [dairy, groceries],
      products: [
        aProduct({ id: "sin-oferta" }),
        aProduct({ id: "agotado", regularPrice: 3200, stock: 0 }),
        aProduct({ id: "oferta", regularPrice: 3200 }),
      ],
    });
    expect(await catalog(shop, "getHome")).toMatchObject({
      categories: [groceries, dairy],
      featured: [{ id: "oferta", price: 28.5, regularPrice: 32 }],
    });
  });

  describe("the season of the shop", () => {
    const seasonOf = async (shows: Season["shows"]) => {
      const season: Season = { title: "Navidad", from: "2026-12-01", to: "2026-12-24", shows };
      const shop = await openShop({
        shop: aShop({ seasons: [season] }),
        clock: { now: new Date("2026-12-01T18:00:00Z") },
        products: [
          aProduct({ id: "pavo" }),
          aProduct({ id: "nuez", name: "Nuez" }),
          aProduct({ id: "agotado", stock: 0 }),
          aProduct({ id: "receta", prescription: true }),
          aProduct({ id: "leche", category: "lacteos" }),
        ],
      });
      const { season: shown } = Object(await catalog(shop, "getHome")) as {
        season?: { title: string; products: { id: string }[] };
      };
      return shown && [shown.title, ...shown.products.map(({ id }) => id)];
    };

    test("has its products in their order, of what can be bought", async () => {
      const products = ["pavo", "agotado", "receta", "no-existe", "nuez"];
      expect(await seasonOf({ products })).toEqual(["Navidad", "pavo", "nuez"]);
    });

    test("has the products of its category", async () => {
      expect(await seasonOf({ category: "abarrotes" })).toEqual(["Navidad", "pavo", "nuez"]);
    });

    test("is not there with nothing to buy", async () => {
      expect(await seasonOf({ products: ["agotado"] })).toBeUndefined();
    });
  });

  test("home has the next delivery and what it costs at least, in decimals", async () => {
    const shop = await openShop({ shop: realShop, clock: { now: new Date("2026-11-24T15:00:00Z") } });
    expect(await catalog(shop, "getHome")).toMatchObject({
      delivery: { price: 94, daysAhead: 0, cheapest: { price: 48, daysAhead: 1 }, pickUp: 0 },
      // Express, which is the soonest, has no cold chain.
      coldDelivery: { price: 71, daysAhead: 1, pickUp: 0 },
    });
  });
});
