import { describe, expect, test } from "vitest";
import demo from "../../catalog/demo.json" with { type: "json" };
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { aProduct } from "../testing/samples.ts";
import { importCatalog } from "./import-catalog.ts";

async function openDemo(): Promise<TestShop> {
  const shop = await openShop();
  await importCatalog(shop.store, demo);
  return shop;
}

type Suggestions = { suggestions: { kind: string; text: string }[] };

const suggest = async (shop: TestShop, query: string) =>
  (await shop.call("httpCatalogServices", { method: "suggest", query })) as Suggestions;

const textsOf = async (shop: TestShop, query: string) =>
  (await suggest(shop, query)).suggestions.map(({ kind, text }) => `${kind}: ${text}`);

describe("suggest", () => {
  test("a beginning gives products, as they are now", async () => {
    const shop = await openShop({ products: [aProduct({ id: "aguacate", name: "Aguacate Hass 1 kg" })] });
    await suggest(shop, "aguac");
    await shop.stock([
      aProduct({ id: "aguacate", name: "Aguacate Hass 1 kg", price: 8100, regularPrice: 9000, stock: 3 }),
    ]);
    expect(await suggest(shop, "aguac")).toMatchObject({
      suggestions: [{ kind: "product", product: { id: "aguacate", price: 81, regularPrice: 90, stock: 3 } }],
    });
  });

  test("categories and brands are before products", async () => {
    const shop = await openDemo();
    expect((await textsOf(shop, "lac")).slice(0, 2)).toEqual([
      "category: Lácteos",
      "product: Fórmula láctea etapa 1, 800 g",
    ]);
    expect((await textsOf(shop, "tres nu")).slice(0, 1)).toEqual(["brand: Tres Nubes"]);
    expect((await suggest(shop, "limpieza")).suggestions[0]).toEqual({
      kind: "category",
      id: "limpieza",
      text: "Limpieza y hogar",
    });
  });

  test("a product is there at every letter of its name, also where its words begin a known phrase", async () => {
    const shop = await openDemo();
    const missing = await Promise.all(
      ["leche d", "leche desc", "leche deslactosad", "papel hig", "pasta dent", "bloqueador sola"].map(
        async (query) => ((await suggest(shop, query)).suggestions.length > 0 ? [] : [query]),
      ),
    );
    expect(missing.flat()).toEqual([]);
  });

  test("there are eight at most, at every letter of a word", async () => {
    const shop = await openDemo();
    const counts = await Promise.all(
      ["p", "pa", "pan"].map(async (query) => (await suggest(shop, query)).suggestions.length),
    );
    expect(counts).toEqual([8, 8, 8]);
  });

  test("a word that is finished may still be the beginning of another", async () => {
    expect(await textsOf(await openDemo(), "gel")).toContain("product: Gelatina en polvo sabor fresa 120 g");
  });

  test.for([
    ["keso oax", "product: Queso Oaxaca 400 g"],
    ["palt", "product: Aguacate Hass 1 kg"],
    ["papel de ban", "product: Papel higiénico 12 rollos"],
    ["panal", "product: Pañales etapa 3, 40 piezas"],
  ] as const)("%s", async ([query, first]) => {
    expect((await textsOf(await openDemo(), query))[0]).toBe(first);
  });

  test("a product is suggested for its name and brand, not for its description", async () => {
    expect(await textsOf(await openDemo(), "popote")).toEqual([]);
  });

  test.for(["", "   ", "zzzz", "¿?"])("'%s' suggests nothing", async (query) => {
    expect(await suggest(await openDemo(), query)).toEqual({ suggestions: [] });
  });
});
