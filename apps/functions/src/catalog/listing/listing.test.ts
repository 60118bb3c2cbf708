import { describe, expect, test } from "vitest";
import type { Product } from "@shop/contract";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { aCategory, aProduct } from "../../testing/samples.ts";

const categories = [
  aCategory({ id: "abarrotes", name: "Abarrotes", aisle: 2 }),
  aCategory({ id: "lacteos", name: "Lácteos", aisle: 1 }),
  aCategory({ id: "limpieza", name: "Limpieza", aisle: 3 }),
];

const products = [
  aProduct({ id: "leche", name: "Leche", category: "lacteos", price: 2850, addedOn: "2026-11-01" }),
  aProduct({
    id: "queso",
    name: "Queso fresco",
    brand: "Tres Nubes",
    category: "lacteos",
    price: 8000,
    regularPrice: 9000,
    content: { amount: 0.4, unit: "kg" },
    addedOn: "2026-11-20",
  }),
  aProduct({ id: "arroz", name: "Arroz", brand: "Parda", price: 3000, content: { amount: 1, unit: "kg" } }),
  aProduct({ id: "avena", name: "Avena", brand: "Parda", price: 4500, stock: 0, regularPrice: 5000 }),
  aProduct({
    id: "huevo",
    name: "Huevo",
    brand: "",
    price: 6000,
    content: { amount: 12, unit: "pieza" },
    addedOn: "2026-11-20",
    composition: "Huevo de gallina libre.",
  }),
];

const open = () => openShop({ categories, products });

type Page = {
  products: { id: string; price: number; stock: number }[];
  total: number;
  nextCursor?: string;
  facets: {
    brands: { name: string; count: number }[];
    categories: { id: string; count: number }[];
    switches: { onOffer: number; inStock: number; coldChain: number };
  };
};

const list = async (shop: TestShop, rest: object) =>
  (await shop.call("httpCatalogServices", { method: "listProducts", ...rest })) as Page;

const idsOf = async (found: Promise<Page>) => (await found).products.map(({ id }) => id);

describe("sort", () => {
  test.for<[string, string[]]>([
    ["name", ["arroz", "avena", "huevo", "leche", "queso"]],
    ["relevance", ["arroz", "avena", "huevo", "leche", "queso"]],
    ["price", ["leche", "arroz", "avena", "huevo", "queso"]],
    ["priceDesc", ["queso", "huevo", "avena", "arroz", "leche"]],
    ["unitPrice", ["leche", "arroz", "avena", "queso", "huevo"]],
    ["newest", ["huevo", "queso", "leche", "arroz", "avena"]],
  ])("%s", async ([sort, ids]) => {
    expect(await idsOf(list(await open(), { sort }))).toEqual(ids);
  });

  test("without words relevance is popularity, the more popular first and the rest by name, page by page", async () => {
    const popularity: Record<string, number> = { huevo: 100, queso: 90, avena: 0 };
    const shop = await openShop({
      categories,
      products: products.map((each) => {
        const own = popularity[each.id];
        return own === undefined ? each : { ...each, popularity: own };
      }),
    });
    const pages = async (cursor?: string): Promise<string[]> => {
      const page = await list(shop, { filters: {}, limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      const ids = page.products.map(({ id }) => id);
      return page.nextCursor === undefined ? ids : [...ids, ...(await pages(page.nextCursor))];
    };
    expect(await pages()).toEqual(["huevo", "queso", "avena", "arroz", "leche"]);
  });

  describe("what has a word in its composition or description alone", () => {
    const withLeche = () =>
      openShop({
        categories,
        products: [
          aProduct({ id: "leche", name: "Leche", price: 2000, description: "" }),
          aProduct({ id: "con-leche", name: "Chocolate con leche", price: 1500, description: "" }),
          aProduct({ id: "atole", name: "Atole", price: 900, description: "Se prepara con leche o agua." }),
          aProduct({
            id: "flan",
            name: "Flan",
            price: 1000,
            description: "",
            composition: "Leche, huevo, agua.",
          }),
        ],
      });

    test("is last by relevance, and left out in another order", async () => {
      const shop = await withLeche();
      expect(await idsOf(list(shop, { query: "leche" }))).toEqual(["leche", "con-leche", "flan", "atole"]);
      const byPrice = await list(shop, { query: "leche", sort: "price", filters: { maxPrice: 40 } });
      expect(byPrice.products.map(({ id }) => id)).toEqual(["con-leche", "leche"]);
      expect([byPrice.total, byPrice.facets.switches.inStock]).toEqual([2, 2]);
    });

    test("is in any order when there is nothing else, also on the next page", async () => {
      const shop = await withLeche();
      const { nextCursor: cursor } = await list(shop, { query: "agua", sort: "name", limit: 1 });
      await shop.stock([aProduct({ id: "agua", name: "Agua" })]);
      expect(await idsOf(list(shop, { query: "agua", sort: "name", limit: 1, cursor }))).toEqual(["flan"]);
    });
  });
});

describe("filters", () => {
  test.for<[filters: object, ids: string[], list?: object]>([
    [{}, ["arroz", "avena", "huevo", "leche", "queso"]],
    [{ brands: ["Parda"] }, ["arroz", "avena"]],
    [{ brands: ["Parda", "Tres Nubes"] }, ["arroz", "avena", "queso"]],
    [{ brands: ["parda"] }, []],
    [{ brands: [] }, ["arroz", "avena", "huevo", "leche", "queso"]],
    [{ minPrice: 45 }, ["avena", "huevo", "queso"]],
    [{ maxPrice: 30 }, ["arroz", "leche"]],
    [{ minPrice: 30, maxPrice: 45 }, ["arroz", "avena"]],
    [{ minPrice: 46, maxPrice: 45 }, []],
    [{ onOffer: true }, ["avena", "queso"]],
    [{ inStock: true }, ["arroz", "huevo", "leche", "queso"]],
    [{ coldChain: true }, ["leche", "queso"]],
    [{ onOffer: false, inStock: false, coldChain: false }, ["arroz", "avena", "huevo", "leche", "queso"]],
    [{ onOffer: true, inStock: true, coldChain: true, brands: ["Tres Nubes"], minPrice: 80 }, ["queso"]],
    [{ maxPrice: 45 }, ["arroz", "avena"], { category: "abarrotes" }],
    [{ inStock: true }, ["huevo"], { query: "gallina" }],
    [{ onOffer: true }, [], { query: "gallina" }],
  ])("%o", async ([filters, ids, narrowed]) => {
    const page = await list(await open(), { ...narrowed, filters });
    expect([page.products.map(({ id }) => id), page.total]).toEqual([ids, ids.length]);
  });
});

describe("neighbours", () => {
  const neighboursOf = async (shop: TestShop, asked: object) => {
    const { neighbours } = (await list(shop, asked)) as Page & { neighbours?: { id: string }[] };
    return neighbours?.map(({ id }) => id);
  };

  test.for<[what: string, asked: object, ids: string[]]>([
    ["the same words without filters", { query: "queso", filters: { maxPrice: 10 } }, ["queso"]],
    ["the same words in the whole shop", { query: "queso", category: "abarrotes" }, ["queso"]],
    ["what is popular in the category", { query: "xilófono", category: "lacteos" }, ["leche", "queso"]],
    [
      "what is popular, where the category has nothing",
      { category: "limpieza", filters: {} },
      ["arroz", "huevo", "leche", "queso"],
    ],
    ["what is popular, for unknown words", { query: "xilófono" }, ["arroz", "huevo", "leche", "queso"]],
  ])("%s, of what can be bought", async ([, asked, ids]) => {
    expect(await neighboursOf(await open(), asked)).toEqual(ids);
  });

  test("a search that finds something has none", async () => {
    expect(await neighboursOf(await open(), { query: "queso" })).toBeUndefined();
  });

  test("there are eight at most", async () => {
    const many = Array.from({ length: 20 }, (_, at) => aProduct({ id: `p${at}` }));
    const shop = await openShop({ categories, products: many });
    expect(await neighboursOf(shop, { query: "xilófono" })).toHaveLength(8);
  });
});

describe("facets", () => {
  test("brands are sorted by their count, categories by aisle", async () => {
    expect((await list(await open(), { filters: {} })).facets).toEqual({
      brands: [
        { name: "Parda", count: 2 },
        { name: "Tres Nubes", count: 1 },
        { name: "Valle Claro", count: 1 },
      ],
      categories: [
        { id: "lacteos", name: "Lácteos", count: 2 },
        { id: "abarrotes", name: "Abarrotes", count: 3 },
      ],
      switches: { onOffer: 2, inStock: 4, coldChain: 2 },
    });
  });

  test("a choice does not narrow its own list, and stays in it at zero", async () => {
    const shop = await open();
    const filters = { brands: ["Parda"], onOffer: true };
    expect((await list(shop, { category: "limpieza", filters })).facets).toEqual({
      brands: [{ name: "Parda", count: 0 }],
      categories: [
        { id: "abarrotes", name: "Abarrotes", count: 1 },
        { id: "limpieza", name: "Limpieza", count: 0 },
      ],
      switches: { onOffer: 0, inStock: 0, coldChain: 0 },
    });
  });

  test.for<[what: string, asked: { category?: string; query?: string; filters: Record<string, unknown> }]>([
    ["nothing chosen", { filters: {} }],
    ["an aisle", { category: "abarrotes", filters: {} }],
    ["a query", { query: "queso", filters: {} }],
    ["a brand", { filters: { brands: ["Parda"] } }],
    ["prices", { filters: { minPrice: 30, maxPrice: 60 } }],
    ["each switch of the others", { filters: { onOffer: true } }],
    ["all of them", { category: "lacteos", filters: { onOffer: true, inStock: true, coldChain: true } }],
  ])("with %s, a switch counts what it leaves when it is on, and all else stays", async ([, asked]) => {
    const shop = await open();
    const { switches } = (await list(shop, asked)).facets;
    const totalWith = async (name: string) =>
      (await list(shop, { ...asked, filters: { ...asked.filters, [name]: true } })).total;
    expect(switches).toEqual({
      onOffer: await totalWith("onOffer"),
      inStock: await totalWith("inStock"),
      coldChain: await totalWith("coldChain"),
    });
  });

  test("fifty brands at most are listed, besides those that are chosen", async () => {
    const many = Array.from({ length: 60 }, (_, at) => aProduct({ id: `p${at}`, brand: `M${100 + at}` }));
    const shop = await openShop({ categories, products: many });
    const { brands } = (await list(shop, { filters: { brands: ["M159"] } })).facets;
    expect([brands.length, brands.at(-1)]).toEqual([51, { name: "M159", count: 1 }]);
  });
});

describe("what a page shows is what its documents say now", () => {
  const changed = (id: string, over: Partial<Product>) => {
    const found = products.find((product) => product.id === id);
    return aProduct({ ...found, ...over, id });
  };

  test("price and stock are fresh", async () => {
    const shop = await open();
    await list(shop, { sort: "name" });
    await shop.stock([changed("arroz", { price: 3100, stock: 4 })]);
    const [first] = (await list(shop, { query: "arroz" })).products;
    expect([first?.price, first?.stock]).toEqual([31, 4]);
  });

  test("what no longer matches makes room for the next", async () => {
    const shop = await open();
    await list(shop, { filters: { inStock: true } });
    await shop.stock([changed("arroz", { stock: 0 })], ["huevo"]);
    const page = await list(shop, { filters: { inStock: true }, limit: 1 });
    expect(page.products.map(({ id }) => id)).toEqual(["leche"]);
    const next = list(shop, { filters: { inStock: true }, limit: 1, cursor: page.nextCursor });
    expect(await idsOf(next)).toEqual(["queso"]);
  });

  test("an offer that ended and a price that rose are left out", async () => {
    const shop = await open();
    const filters = { onOffer: true, maxPrice: 80 };
    expect(await idsOf(list(shop, { filters }))).toEqual(["avena", "queso"]);
    await shop.stock([aProduct({ id: "avena", price: 5000 }), changed("queso", { price: 8100 })]);
    expect(await idsOf(list(shop, { filters }))).toEqual([]);
  });
});

describe("cursors", () => {
  test.for<[string, object]>([
    ["query", { query: "arroz", sort: "price" }],
    ["sort", { sort: "priceDesc" }],
    ["filters", { sort: "price", filters: { onOffer: true } }],
    ["category", { sort: "price", category: "lacteos" }],
    ["list of today", {}],
  ])("the cursor of another %s is a 422", async ([, other]) => {
    const shop = await open();
    const { nextCursor: cursor } = await list(shop, { sort: "price", limit: 1 });
    expect(await list(shop, { ...other, cursor })).toMatchObject({ code: { id: 422, field: "cursor" } });
  });

  test("a place of the wrong kind is a 422", async () => {
    const shop = await open();
    const { nextCursor = "" } = await list(shop, { sort: "price", limit: 1 });
    const [name] = JSON.parse(Buffer.from(nextCursor, "base64url").toString()) as [string];
    const cursor = Buffer.from(JSON.stringify([name, "x", "arroz"])).toString("base64url");
    expect(await list(shop, { sort: "price", cursor })).toMatchObject({ code: { id: 422, field: "cursor" } });
  });

  test("brands in another order are the same list", async () => {
    const shop = await open();
    const { nextCursor: cursor } = await list(shop, {
      filters: { brands: ["Parda", "Tres Nubes"] },
      limit: 1,
    });
    expect(await idsOf(list(shop, { filters: { brands: ["Tres Nubes", "Parda"] }, cursor }))).toEqual([
      "avena",
      "queso",
    ]);
  });
});
