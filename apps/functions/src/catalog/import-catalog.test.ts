import { existsSync } from "node:fs";
import { isColdChain } from "@shop/commerce";
import { shop as demoShop } from "@shop/commerce/on-server";
import type { Product } from "@shop/contract";
import { describe, expect, test } from "vitest";
import demo from "../../catalog/demo.json" with { type: "json" };
import { countDocs } from "../testing/count-docs.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { importCatalog } from "./import-catalog.ts";

const category = { id: "abarrotes", name: "Abarrotes", aisle: 1, description: "", image: "/a.webp" };

const row = {
  id: "arroz",
  name: "Arroz 1 kg",
  brand: "",
  category: "abarrotes",
  description: "",
  price: 28.5,
  weightKg: 1.005,
  stock: 3,
  image: "/arroz.webp",
  content: { amount: 1, unit: "kg" },
};

const file = (...products: unknown[]) => ({ categories: [category], products });

const everything = async ({ store }: TestShop) => ({
  categories: await store.query({ collection: "categories", limit: 500 }),
  products: await store.query({ collection: "products", limit: 500 }),
});

describe("a file without errors", () => {
  test("it is written in minor units and grams, with what queries compare", async () => {
    const shop = await openShop();
    expect(await importCatalog(shop.store, file({ ...row, regularPrice: 30 }))).toEqual({
      ok: true,
      categories: 1,
      products: 1,
      removed: { categories: 0, products: 0 },
    });
    expect(await everything(shop)).toEqual({
      categories: [{ id: "abarrotes", doc: category }],
      products: [
        {
          id: "arroz",
          doc: {
            id: "arroz",
            name: "Arroz 1 kg",
            brand: "",
            category: "abarrotes",
            description: "",
            price: 2850,
            regularPrice: 3000,
            weight: 1005,
            stock: 3,
            image: "/arroz.webp",
            content: { amount: 1, unit: "kg" },
            prescription: false,
            nameKey: "arroz 11 kg",
            saving: 150,
            onOffer: true,
            inStock: true,
          },
        },
      ],
    });
  });

  test("a product says whether it must be kept cold, or leaves that to its category", async () => {
    const shop = await openShop();
    const rows = [{ coldChain: true }, { coldChain: false }, {}];
    const products = rows.map((changes, index) => ({ ...row, ...changes, id: `p${index}` }));
    expect(await importCatalog(shop.store, file(...products))).toMatchObject({ ok: true });
    expect((await everything(shop)).products.map(({ doc }) => doc.coldChain)).toEqual([
      true,
      false,
      undefined,
    ]);
    expect(await importCatalog(shop.store, file({ ...row, coldChain: "sí" }))).toMatchObject({
      ok: false,
      errors: [{ field: "coldChain", message: "Este dato no vale: escribe true o false." }],
    });
  });

  test("the same file again changes nothing", async () => {
    const shop = await openShop();
    const first = await importCatalog(shop.store, file(row));
    const before = await everything(shop);
    expect(await importCatalog(shop.store, file(row))).toEqual(first);
    expect(await everything(shop)).toEqual(before);
  });

  test("what the file does not name any more is removed", async () => {
    const shop = await openShop();
    const toys = { ...category, id: "juguetes" };
    await importCatalog(shop.store, {
      categories: [category, toys],
      products: [row, { ...row, id: "trompo", category: "juguetes" }],
    });
    expect(await importCatalog(shop.store, file({ ...row, price: 30 }))).toEqual({
      ok: true,
      categories: 1,
      products: 1,
      removed: { categories: 1, products: 1 },
    });
    const { categories, products } = await everything(shop);
    expect(categories.map(({ id }) => id)).toEqual(["abarrotes"]);
    expect(products.map(({ id, doc }) => [id, doc.price])).toEqual([["arroz", 3000]]);
  });

  test("a category without products is not in the shop", async () => {
    const shop = await openShop();
    const empty = { ...category, id: "juguetes", name: "Juguetes", aisle: 2 };
    const catalog = { categories: [category, empty], products: [row] };
    expect(await importCatalog(shop.store, catalog)).toMatchObject({ ok: true, categories: 1 });
    expect((await everything(shop)).categories.map(({ id }) => id)).toEqual(["abarrotes"]);
    expect(await importCatalog(shop.store, catalog, { dryRun: true })).toMatchObject({ categories: 1 });
  });

  test("more rows than one batch, or one page, are written and removed", async () => {
    const shop = await openShop();
    const products = Array.from({ length: 1001 }, (_, index) => ({ ...row, id: `p${index}` }));
    expect(await importCatalog(shop.store, file(...products))).toMatchObject({ ok: true, products: 1001 });
    expect(await countDocs(shop.store, "products")).toBe(1001);
    expect(await importCatalog(shop.store, file(row))).toMatchObject({ removed: { products: 1001 } });
    expect(await countDocs(shop.store, "products")).toBe(1);
  });

  test("the composition of a product and the day it came are stored", async () => {
    const shop = await openShop();
    await importCatalog(shop.store, file({ ...row, composition: "Arroz blanco.", addedOn: "2026-11-21" }));
    const { products } = await everything(shop);
    expect(products.map(({ doc }) => [doc.composition, doc.addedOn])).toEqual([
      ["Arroz blanco.", "2026-11-21"],
    ]);
  });

  test("further pictures of a product are stored in their order", async () => {
    const shop = await openShop();
    const moreImages = ["/arroz-2.webp#E8DCC0", "/fotos/arroz.jpg?v=2"];
    await importCatalog(shop.store, file({ ...row, moreImages }));
    expect(await shop.call("httpCatalogServices", { method: "getProduct", id: row.id })).toMatchObject({
      product: { image: row.image, moreImages },
    });
  });

  test("every picture of the demo catalogue is there", () => {
    const addresses = [...demo.categories, ...demo.products].flatMap((each) => [
      each.image,
      ...("moreImages" in each ? each.moreImages : []),
    ]);
    const missing = addresses.filter((address) => {
      const path = address.replace(/#[0-9A-F]{6}$/, "");
      return !existsSync(new URL(`../../../web/public${path}`, import.meta.url));
    });
    expect(addresses.length).toBeGreaterThan(demo.products.length);
    expect(missing).toEqual([]);
  });

  test("every product of a season of the demo shop is in the demo catalogue", () => {
    const ids = new Set(demo.products.map(({ id }) => id));
    const seasonal = (demoShop.seasons ?? []).flatMap(({ shows }) =>
      "products" in shows ? shows.products : [],
    );
    expect(seasonal.length).toBeGreaterThan(0);
    expect(seasonal.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("the demo catalogue is one, with its special categories", async () => {
    const shop = await openShop();
    expect(await importCatalog(shop.store, demo)).toMatchObject({
      ok: true,
      categories: demo.categories.length,
      products: demo.products.length,
    });
    const special = await shop.store.getMany("categories", ["lacteos", "farmacia"]);
    expect(special.map((each) => each?.id)).toEqual(["lacteos", "farmacia"]);
  });

  test("the demo catalogue marks its meat, fish, frozen and prepared goods as cold", async () => {
    const shop = await openShop();
    await importCatalog(shop.store, demo);
    const products = (await everything(shop)).products.map(({ doc }) => doc);
    const isColdCategory = (each: Product) => ["lacteos", "carnes-y-pescados"].includes(each.category);
    expect(products.filter((each) => isColdCategory(each) && !isColdChain(each))).toEqual([]);
    expect(products.filter((each) => !isColdCategory(each) && isColdChain(each)).map(({ id }) => id)).toEqual(
      [
        "burritos-de-frijol-con-queso-4-piezas",
        "empanadas-de-atun-4-piezas",
        "espinaca-baby-150-g",
        "hielo-en-cubos-5-kg",
        "nopal-limpio-500-g",
        "pastel-tres-leches-1-kg",
        "tacos-dorados-de-papa-6-piezas",
        "tamales-de-pollo-en-salsa-verde-4-piezas",
        "wafles-congelados-10-piezas",
      ],
    );
  });
});

describe("a file with errors", () => {
  const wrongCategory = { ...category, aisle: 0 };

  test.for<[string, unknown, [string, number, string, string][]]>([
    [
      "no file",
      "hola",
      [
        ["categories", 0, "", "Falta la lista «categories»."],
        ["products", 0, "", "Falta la lista «products»."],
      ],
    ],
    ["a row that is none", file(row, 7), [["products", 2, "", "Esta fila no es un registro."]]],
    [
      "a missing weight",
      file({ ...row, weightKg: undefined }),
      [
        [
          "products",
          1,
          "weightKg",
          "Falta este dato: escribe kilogramos como 1.03, sin signo y con tres decimales como mucho.",
        ],
      ],
    ],
    [
      "a weight under the name of the contract",
      file({ ...row, weightKg: undefined, weight: 1 }),
      [
        [
          "products",
          1,
          "weightKg",
          "Falta este dato: escribe kilogramos como 1.03, sin signo y con tres decimales como mucho.",
        ],
      ],
    ],
    [
      "a price with three decimals",
      file({ ...row, price: 1.005 }),
      [
        [
          "products",
          1,
          "price",
          "Este dato no vale: escribe una cantidad como 28.5, sin signo y con dos decimales como mucho.",
        ],
      ],
    ],
    [
      "a unit that nobody knows",
      file({ ...row, content: { amount: 1, unit: "oz" } }),
      [["products", 1, "content.unit", "Este dato no vale: escribe kg, l o pieza."]],
    ],
    [
      "an address of a picture that is none",
      file({ ...row, moreImages: ["/arroz-2.webp", ""] }),
      [
        [
          "products",
          1,
          "moreImages.1",
          "Este dato no vale: escribe una lista de hasta 7 direcciones de imágenes, de hasta 300 letras cada una.",
        ],
      ],
    ],
    [
      "more pictures than a product has",
      file({ ...row, moreImages: Array.from({ length: 8 }, (_, at) => `/arroz-${at}.webp`) }),
      [
        [
          "products",
          1,
          "moreImages",
          "Este dato no vale: escribe una lista de hasta 7 direcciones de imágenes, de hasta 300 letras cada una.",
        ],
      ],
    ],
    [
      "an offer that is none",
      file({ ...row, regularPrice: 28.5 }),
      [
        [
          "products",
          1,
          "regularPrice",
          "El precio regular de una oferta va por encima de su precio; quítalo si no hay oferta.",
        ],
      ],
    ],
    [
      "a category that is not there",
      file({ ...row, category: "juguetes" }),
      [["products", 1, "category", "No hay una categoría con el id «juguetes»."]],
    ],
    [
      "an id that comes twice",
      file(row, { ...row, id: "sal" }, row),
      [["products", 3, "id", "Este id ya está en la fila 1: cada uno va una sola vez."]],
    ],
    [
      "errors in both lists, and two in one row",
      { categories: [category, wrongCategory], products: [row, { ...row, stock: -1, id: "Ñu" }] },
      [
        ["categories", 2, "id", "Este id ya está en la fila 1: cada uno va una sola vez."],
        ["categories", 2, "aisle", "Este dato no vale: escribe un número entero de pasillo, 1 o más."],
        [
          "products",
          2,
          "id",
          "Este dato no vale: usa minúsculas, números y guiones, y empieza con una letra o un número (hasta 80).",
        ],
        ["products", 2, "stock", "Este dato no vale: escribe un número entero de piezas, 0 o más."],
      ],
    ],
  ])("%s is told by list, row and field, and changes nothing", async ([, parsed, expected]) => {
    const shop = await openShop();
    await importCatalog(shop.store, file(row));
    const before = await everything(shop);
    expect(await importCatalog(shop.store, parsed)).toEqual({
      ok: false,
      errors: expected.map(([list, at, field, message]) => ({ list, row: at, field, message })),
    });
    expect(await everything(shop)).toEqual(before);
  });

  test("a product of a category that has its own error is not blamed for it", async () => {
    const shop = await openShop();
    const result = await importCatalog(shop.store, { categories: [wrongCategory], products: [row] });
    expect(result).toMatchObject({ ok: false, errors: [{ list: "categories", row: 1, field: "aisle" }] });
  });

  test("with skipInvalid a category with an error is left out, and so are its products", async () => {
    const shop = await openShop();
    const parsed = {
      categories: [{ ...wrongCategory, id: "juguetes" }, category],
      products: [row, { ...row, id: "trompo", category: "juguetes" }],
    };
    expect(await importCatalog(shop.store, parsed, { skipInvalid: true })).toEqual({
      ok: true,
      categories: 1,
      products: 1,
      removed: { categories: 0, products: 0 },
      skipped: [
        {
          list: "categories",
          row: 1,
          field: "aisle",
          message: "Este dato no vale: escribe un número entero de pasillo, 1 o más.",
        },
        {
          list: "products",
          row: 2,
          field: "category",
          message: "No hay una categoría con el id «juguetes».",
        },
      ],
    });
  });

  test("more than two hundred categories are refused", async () => {
    const shop = await openShop();
    const categories = Array.from({ length: 201 }, (_, at) => ({ ...category, id: `c${at}` }));
    expect(await importCatalog(shop.store, { categories, products: [] })).toEqual({
      ok: false,
      errors: [
        { list: "categories", row: 0, field: "", message: "Una tienda tiene 200 categorías como mucho." },
      ],
    });
  });
});
