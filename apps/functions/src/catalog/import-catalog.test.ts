import { describe, expect, test } from "vitest";
import { CATEGORY, jsonOf, ROW, tableOf } from "../testing/catalog-rows.ts";
import { countDocs } from "../testing/count-docs.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { aCategory, aProduct } from "../testing/samples.ts";
import { importCatalog, importCatalogCsv } from "./import-catalog.ts";

const productsIn = async ({ store }: TestShop) =>
  (await store.query({ collection: "products", limit: 500 })).map(({ doc }) => doc);
const categoriesIn = async ({ store }: TestShop) =>
  (await store.query({ collection: "categories", limit: 500 })).map(({ doc }) => doc);
const idsIn = async (shop: TestShop) => (await productsIn(shop)).map(({ id }) => id);

const TITLES = "nombre,categoria,precio,peso kg,existencias,imagen";
const linesOf = (...lines: string[]) => [TITLES, ...lines].join("\n");

const { weightKg: _kilograms, ...UNCHANGED } = ROW;

/** The file's rice as stored: in minor units and grams, with the fields of queries. */
const RICE = {
  ...UNCHANGED,
  price: 2850,
  regularPrice: 3000,
  weight: 1005,
  prescription: false,
  nameKey: "arroz 11 kg",
  saving: 150,
  onOffer: true,
  inStock: true,
};

const DONE = { ok: true, categories: 1, products: 1, removed: { categories: 0, products: 0 } };

describe("a file without errors", () => {
  test("JSON and a table of the same product are stored as the same, also when repeated", async () => {
    const shop = await openShop();
    expect(await importCatalog(shop.store, jsonOf(ROW))).toEqual(DONE);
    expect([await productsIn(shop), await categoriesIn(shop)]).toEqual([[RICE], [CATEGORY]]);
    expect(await importCatalogCsv(shop.store, tableOf({}))).toEqual(DONE);
    const grams = { Peso: "", "Peso (g)": "1005", Contenido: "1000", Unidad: "g" };
    expect(await importCatalogCsv(shop.store, tableOf(grams))).toEqual(DONE);
    expect([await productsIn(shop), await categoriesIn(shop)]).toEqual([[RICE], [CATEGORY]]);
  });

  test("what a product may also have is stored, and left out where it is not said", async () => {
    const shop = await openShop();
    const nutrition = {
      energyKcal: 61,
      proteinG: 3.1,
      fatG: 3.3,
      saturatedFatG: 1.9,
      carbohydratesG: 4.7,
      sugarsG: 4.7,
      sodiumMg: 43,
    };
    const facts = { allergens: ["milk", "soy"], nutrition, popularity: 12, addedOn: "2026-11-01" };
    const more = { ...facts, coldChain: true, prescription: true };
    const cells = {
      Receta: "sí",
      Refrigerado: "sí",
      alérgenos: "Leche, Soya",
      energía: "61",
      proteínas: "3.1",
      grasas: "3,3",
      "grasas saturadas": "1.9",
      carbohidratos: "4.7",
      azúcares: "4.7",
      sodio: "43",
      popularidad: "12",
      alta: "1/11/2026",
    };
    const blank = Object.fromEntries(Object.keys(cells).map((title) => [title, ""]));
    const none = { id: "sal", name: "Sal", coldChain: false, allergens: [] };
    const expected = [
      { ...RICE, ...more },
      { ...RICE, id: "sal", name: "Sal", nameKey: "sal", coldChain: false, allergens: [] },
      { ...RICE, id: "te", name: "Té", nameKey: "te" },
    ];
    await importCatalog(
      shop.store,
      jsonOf({ ...ROW, ...more }, { ...ROW, ...none }, { ...ROW, id: "te", name: "Té" }),
    );
    expect(await productsIn(shop)).toEqual(expected);
    const salt = { ...blank, Clave: "", Nombre: "Sal", Refrigerado: "no", alérgenos: "ninguno" };
    await importCatalogCsv(shop.store, tableOf(cells, salt, { ...blank, Clave: "", Nombre: "Té" }));
    expect(await productsIn(shop)).toEqual(expected);
  });

  test("titles may be English, only six columns are needed, and an id is made of the name", async () => {
    const shop = await openShop();
    const text = "name,category,price,weight,stock,image\nPiña,Frutas,46,1.8,0,/p.webp";
    expect(await importCatalogCsv(shop.store, text)).toMatchObject({ ok: true });
    expect(await productsIn(shop)).toEqual([
      {
        id: "pina",
        name: "Piña",
        brand: "",
        category: "frutas",
        description: "",
        price: 4600,
        weight: 1800,
        stock: 0,
        image: "/p.webp",
        content: { amount: 1, unit: "pieza" },
        prescription: false,
        nameKey: "pin~a",
        saving: 0,
        onOffer: false,
        inStock: false,
      },
    ]);
  });

  test("what is at the bounds is imported", async () => {
    const shop = await openShop();
    const dear = { ...ROW, price: 999_999.99, regularPrice: 1_000_000, weightKg: 1000, stock: 1_000_000 };
    const rows = [
      { ...dear, price: 0.01, weightKg: 0.001, stock: 0, brand: "" },
      { ...dear, id: "b", content: { amount: 0.0001, unit: "kg" } },
      { ...dear, id: "c", content: { amount: 100_000, unit: "pieza" }, moreImages: [] },
      { ...dear, id: "d", description: "Uno.\r\n\tDos.\nTres.", name: "Ñandú 👩‍🌾 «1 kg» & más" },
    ];
    expect(await importCatalog(shop.store, jsonOf(...rows))).toMatchObject({ ok: true, products: 4 });
  });

  test("what is not seen in a name is left out, so that an aisle is no other one", async () => {
    const odd = (text: string) => text.replace(" ", "\u00a0 ").replace("o", "\u200bo\u00ad");
    const [name, brand] = ["Chocolate oscuro", "Valle ❤\ufe0f claro"];
    const categories = [{ ...CATEGORY, name: odd("Abarrotes de casa") }];
    const shop = await openShop();
    await importCatalog(shop.store, {
      categories,
      products: [{ ...ROW, name: odd(name), brand: odd(brand) }],
    });
    expect(await productsIn(shop)).toMatchObject([{ name, brand }]);
    expect(await categoriesIn(shop)).toMatchObject([{ name: "Abarrotes de casa" }]);
    const row = { Clave: "", Nombre: odd(name), Marca: odd(brand), Categoría: "Abar\u00adrotes de casa" };
    expect(await importCatalogCsv(shop.store, tableOf(row))).toMatchObject({ ok: true, categories: 1 });
    expect(await productsIn(shop)).toMatchObject([
      { id: "chocolate-oscuro", name, brand, category: "abarrotes" },
    ]);
  });

  test("what it does not name is removed, its categories too, in more than one page", async () => {
    const shop = await openShop();
    const toys = { ...CATEGORY, id: "juguetes" };
    const many = Array.from({ length: 1001 }, (_, at) => ({ ...ROW, id: `p${at}`, category: "juguetes" }));
    await importCatalog(shop.store, { categories: [CATEGORY, toys], products: [ROW, ...many] });
    expect(await countDocs(shop.store, "products")).toBe(1002);
    // A category without products is not in the shop, also when the file has it.
    const smaller = { categories: [CATEGORY, toys], products: [ROW] };
    const removed = { categories: 1, products: 1001 };
    expect(await importCatalog(shop.store, smaller, { dryRun: true })).toEqual({ ...DONE, removed });
    expect(await countDocs(shop.store, "products")).toBe(1002);
    expect(await importCatalog(shop.store, smaller)).toEqual({ ...DONE, removed });
    expect([await idsIn(shop), await categoriesIn(shop)]).toEqual([["arroz"], [CATEGORY]]);
  });
});

describe("the categories of a table", () => {
  const dairy = aCategory({ id: "lacteos", name: "Lácteos", aisle: 4, description: "Fríos." });
  const line = (name: string, category: string) => `${name},${category},1,1,1,/${name}.webp`;

  test("are those of the shop, by id or name, however it is written", async () => {
    const shop = await openShop({ categories: [dairy] });
    const text = linesOf(line("a", "lacteos"), line("b", "LACTEOS"), line("c", " Lácteos "));
    await importCatalogCsv(shop.store, text);
    expect(await categoriesIn(shop)).toEqual([dairy]);
    expect((await productsIn(shop)).map(({ category }) => category)).toEqual(Array(3).fill("lacteos"));
  });

  test("or new ones behind the last aisle, with the picture of their first product without errors", async () => {
    const shop = await openShop({ categories: [dairy] });
    const [tea, cheese] = [line("a", "Té y café"), line("b", "Lácteos")];
    const wrong = "Sal,Especias,x,1,1,/s.webp";
    const first = linesOf(wrong, tea, cheese, line("c", "té y cafe"));
    await importCatalogCsv(shop.store, first, { skipInvalid: true });
    await importCatalogCsv(shop.store, linesOf(tea, cheese, line("d", "3 de oro")));
    expect(await categoriesIn(shop)).toEqual([
      dairy,
      { id: "pasillo-3-de-oro", name: "3 de oro", aisle: 6, description: "", image: "/d.webp" },
      { id: "te-y-cafe", name: "Té y café", aisle: 5, description: "", image: "/a.webp" },
    ]);
  });
});

describe("skipInvalid", () => {
  test("leaves out what has errors, and returns them", async () => {
    const shop = await openShop();
    const text = linesOf("Arroz,A,1,1,1,/a.webp", "Sal,A,x,1,y,/s.webp", "Té,A,1,1,1,/t.webp");
    const result = await importCatalogCsv(shop.store, text, { skipInvalid: true });
    expect(result.ok && result.skipped?.map(({ line, field }) => [line, field])).toEqual([
      [3, "precio"],
      [3, "existencias"],
    ]);
    expect(await idsIn(shop)).toEqual(["arroz", "te"]);
  });

  test("leaves out the products of a category with an error", async () => {
    const shop = await openShop();
    const categories = [{ ...CATEGORY, id: "juguetes", aisle: 0 }, CATEGORY];
    const products = [ROW, { ...ROW, id: "trompo", category: "juguetes" }];
    const result = await importCatalog(shop.store, { categories, products }, { skipInvalid: true });
    expect(result.ok && result.skipped?.map(({ list, row, field }) => [list, row, field])).toEqual([
      ["categories", 1, "aisle"],
      ["products", 2, "category"],
    ]);
    expect(await idsIn(shop)).toEqual(["arroz"]);
  });

  test.for<[what: string, text: string]>([
    ["a file of errors alone", linesOf("Sal,A,x,1,1,/s.webp")],
    ["lines that cannot be read", linesOf("Arroz,A,1,1,1,/a.webp", '"Sal,A,1,1,1,/s')],
  ])("does not empty the shop for %s", async ([, text]) => {
    const shop = await openShop({ products: [aProduct({ id: "antes" })] });
    expect(await importCatalogCsv(shop.store, text, { skipInvalid: true })).toMatchObject({ ok: false });
    expect(await idsIn(shop)).toEqual(["antes"]);
  });
});
