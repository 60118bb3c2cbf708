import { describe, expect, test } from "vitest";
import { countDocs } from "../../testing/count-docs.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { aProduct, aShop } from "../../testing/samples.ts";
import { importCatalog, importCatalogCsv } from "../import-catalog.ts";
import { noteStock } from "./import-stock.ts";
import { stageProducts } from "./stage-products.ts";

const category = { id: "abarrotes", name: "Abarrotes", aisle: 1, description: "", image: "/a.webp" };

const row = {
  id: "arroz",
  name: "Arroz",
  brand: "Parda",
  category: "abarrotes",
  description: "",
  price: 28.5,
  regularPrice: 30,
  weightKg: 1.03,
  stock: 3,
  image: "/arroz.webp",
  moreImages: ["/dos.webp"],
  content: { amount: 1, unit: "kg" },
  composition: "Arroz.",
};

/** The same row as the cells of a table, under the titles of a shop owner. */
const cells = {
  Clave: "arroz",
  Nombre: "Arroz",
  Marca: "Parda",
  Categoría: "abarrotes",
  Descripción: "",
  Precio: "28.5",
  "Precio normal": "30",
  Peso: "1.03",
  Inventario: "3",
  Foto: "/arroz.webp",
  Fotos: "/dos.webp",
  Contenido: "1",
  Unidad: "kg",
  Ingredientes: "Arroz.",
};

async function* textOf(lines: readonly Record<string, string>[]): AsyncGenerator<string> {
  const quoted = (values: readonly string[]) =>
    `${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(",")}\n`;
  yield quoted(Object.keys(cells));
  for (const line of lines) yield quoted(Object.values(line));
}

const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1);

const idsIn = async ({ store }: TestShop) =>
  (await store.query({ collection: "products", limit: 10 })).map(({ id }) => id);

const PRICE = "El precio va de 0.01 a 1000000: revisa la cantidad.";
const WEIGHT = "El peso va de 0.001 a 1000 kg: revisa la cantidad.";
const STOCK = "Las existencias van de 0 a 1000000 piezas: revisa la cantidad.";
const CONTENT = "El contenido va de 0.0001 a 100000 kg, litros o piezas: revisa la cantidad.";
const PICTURE =
  "Usa una imagen de la propia tienda: su dirección empieza con / (como /pictures/arroz.webp). Las de otros sitios no se pueden mostrar.";
const BLANK = "Aquí no se ve nada: escribe al menos una letra o un número.";
const character = (code: string) =>
  `Lleva un carácter que no se admite (${code}): quita los saltos de línea y los caracteres invisibles, o vuelve a escribirlo.`;

const formula = (error: string) =>
  `Es un error de tu hoja de cálculo (${error}): corrige su fórmula, o escribe el dato.`;

const HUGE = 90_071_992_547_409.9;

type Case = [what: string, json: [string, unknown], csv: [keyof typeof cells, string], message: string];

const CASES: Case[] = [
  ["a price of nothing", ["price", 0], ["Precio", "0"], PRICE],
  ["an absurd price", ["price", HUGE], ["Precio", String(HUGE)], PRICE],
  ["a price just above the bound", ["price", 1_000_000.01], ["Precio", "1000000.01"], PRICE],
  ["an absurd price before", ["regularPrice", HUGE], ["Precio normal", String(HUGE)], PRICE],
  ["no weight", ["weightKg", 0], ["Peso", "0"], WEIGHT],
  ["an absurd weight", ["weightKg", 999_999_999], ["Peso", "999999999"], WEIGHT],
  ["absurd stock", ["stock", 9_007_199_254_740_991], ["Inventario", "9007199254740991"], STOCK],
  [
    "a content of nearly nothing",
    ["content.amount", 1e-300],
    ["Contenido", `0.${"0".repeat(299)}1`],
    CONTENT,
  ],
  ["an absurd content", ["content.amount", 1e308], ["Contenido", `1${"0".repeat(308)}`], CONTENT],
  ["a name with NUL", ["name", "Arr\u0000oz"], ["Nombre", "Arr\u0000oz"], character("U+0000")],
  ["a name with ESC", ["name", "\u001b[31mArroz"], ["Nombre", "\u001b[31mArroz"], character("U+001B")],
  ["a name of two lines", ["name", "Arroz\nblanco"], ["Nombre", "Arroz\nblanco"], character("U+000A")],
  ["a name with a line separator", ["name", "A\u2028z"], ["Nombre", "A\u2028z"], character("U+2028")],
  ["a name that turns around", ["name", "A\u202ezor"], ["Nombre", "A\u202ezor"], character("U+202E")],
  ["a name with an isolate", ["name", "A\u2066z"], ["Nombre", "A\u2066z"], character("U+2066")],
  ["a name that was not readable", ["name", "Pi\ufffda"], ["Nombre", "Pi\ufffda"], character("U+FFFD")],
  ["a name that looks empty", ["name", "\u3164\u2800"], ["Nombre", "\u3164\u2800"], BLANK],
  ["a name drawn as nothing", ["name", "\ufffc\u{1d159}"], ["Nombre", "\ufffc\u{1d159}"], BLANK],
  ["a brand with a tab", ["brand", "A\tb"], ["Marca", "A\tb"], character("U+0009")],
  ["a brand that looks empty", ["brand", "\u200b"], ["Marca", "\u200b"], BLANK],
  ["a description with DEL", ["description", "a\u007f"], ["Descripción", "a\u007f"], character("U+007F")],
  ["ingredients with NEL", ["composition", "a\u0085b"], ["Ingredientes", "a\u0085b"], character("U+0085")],
  ...[
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "https://fotos.example/arroz.jpg",
    "//fotos.example/arroz.jpg",
    "/\\fotos.example/arroz.jpg",
    "\\\\fotos.example\\arroz.jpg",
    "/pictures/../../secreto.webp",
    "/pictures/%2e%2E/secreto.webp",
    "/pictures/./arroz.webp",
    "/api/httpHealth",
    "/API/httpHealth",
    "/%61pi/httpHealth",
    "/arroz\u0000.webp",
    "/arroz%00.webp",
    "/arroz%.webp",
    "/%2Ffotos.example/arroz.jpg",
    "/%5Cfotos.example/arroz.jpg",
    "/",
    "arroz.webp",
  ].map((address): Case => [
    `the picture ${JSON.stringify(address)}`,
    ["image", address],
    ["Foto", address],
    PICTURE,
  ]),
  ["another picture", ["moreImages.0", "//f.example/a.jpg"], ["Fotos", "//f.example/a.jpg"], PICTURE],
];

/** The row with one value, at a path such as `content.amount`, changed. */
function changed(path: string, value: unknown): object {
  const [first = "", second] = path.split(".");
  if (second === undefined) return { ...row, [first]: value };
  if (first === "moreImages") return { ...row, moreImages: [value] };
  return { ...row, content: { ...row.content, [second]: value } };
}

describe("what a shop cannot sell or show is refused by row, field and reason, and nothing changes", () => {
  test.for(CASES)("as JSON: %s", async ([, [path, value], , message]) => {
    const shop = await openShop({ products: [aProduct({ id: "antes" })] });
    const file = { categories: [category], products: [{ ...row, id: "sal" }, changed(path, value)] };
    expect(await importCatalog(shop.store, file)).toEqual({
      ok: false,
      errors: [{ list: "products", row: 2, field: path, message }],
    });
    expect(await idsIn(shop)).toEqual(["antes"]);
  });

  test.for(CASES)("as a table: %s", async ([, , [title, value], message]) => {
    const shop = await openShop({ products: [aProduct({ id: "antes" })] });
    const lines = [
      { ...cells, Clave: "sal" },
      { ...cells, [title]: value },
    ];
    expect(await importCatalogCsv(shop.store, textOf(lines))).toEqual({
      ok: false,
      errors: [{ list: "products", row: 2, line: 3, field: title, message }],
    });
    expect(await idsIn(shop)).toEqual(["antes"]);
  });

  test.for<[string, string]>([
    ["Abarro\u0000tes", character("U+0000")],
    ["Aba\u202errotes", character("U+202E")],
    ["Té\ny café", character("U+000A")],
  ])("a table does not make the category %j", async ([name, message]) => {
    const shop = await openShop();
    expect(await importCatalogCsv(shop.store, textOf([{ ...cells, Categoría: name }]))).toEqual({
      ok: false,
      errors: [{ list: "products", row: 1, line: 2, field: "Categoría", message }],
    });
  });

  test.for<[string, unknown, string]>([
    ["name", "Abarro\u202etes", character("U+202E")],
    ["name", "\u2800", BLANK],
    ["description", "Lo\u0007 básico", character("U+0007")],
    ["image", "javascript:alert(1)", PICTURE],
    ["aisle", 9_007_199_254_740_991, "El pasillo va de 1 a 10000."],
  ])("a category with the %s %j", async ([field, value, message]) => {
    const shop = await openShop({ products: [aProduct({ id: "antes" })] });
    const file = { categories: [{ ...category, [field]: value }], products: [row] };
    expect(await importCatalog(shop.store, file)).toEqual({
      ok: false,
      errors: [{ list: "categories", row: 1, field, message }],
    });
    expect(await idsIn(shop)).toEqual(["antes"]);
  });

  test("every reason of a row is reported", async () => {
    const shop = await openShop();
    const wrong = { ...row, price: 0, regularPrice: undefined, weightKg: 0, name: "\u0000", image: "x" };
    const result = await importCatalog(shop.store, { categories: [category], products: [wrong] });
    const errors = result.ok ? [] : result.errors.map(({ field }) => field);
    expect(errors.toSorted()).toEqual(["image", "name", "price", "weightKg"]);
  });
});

describe("the errors of a spreadsheet are refused in every field at once", () => {
  const ERROR = "#¡REF!";

  test("of a table", async () => {
    const titles =
      "id,nombre,marca,categoría,descripción,precio,precio regular,peso kg,peso g,existencias,imagen,más imágenes,contenido,unidad,receta,cadena de frío,ingredientes,alérgenos,energía kcal,proteínas g,grasas g,grasas saturadas g,carbohidratos g,azúcares g,sodio mg,popularidad,fecha de alta";
    const names = titles.split(",");
    async function* text() {
      yield `${titles}\n${names.map(() => ERROR).join(",")}\n`;
    }
    const shop = await openShop();
    const result = await importCatalogCsv(shop.store, text());
    const errors = result.ok ? [] : result.errors;
    expect(errors.map(({ line, field, message }) => ({ line, field, message })).toSorted(byField)).toEqual(
      names.map((field) => ({ line: 2, field, message: formula(ERROR) })).toSorted(byField),
    );
    expect(await idsIn(shop)).toEqual([]);
  });

  test("of a JSON file", async () => {
    const texts = ["id", "name", "brand", "category", "description", "image", "composition", "addedOn"];
    const amounts = ["price", "regularPrice", "weightKg", "stock", "popularity", "prescription", "coldChain"];
    const wrong = {
      ...Object.fromEntries([...texts, ...amounts].map((field) => [field, ERROR])),
      content: { amount: ERROR, unit: ERROR },
      nutrition: { sugarsG: ERROR },
      moreImages: ["/dos.webp", ERROR],
      allergens: ["milk", ERROR],
    };
    const paths = ["content.amount", "content.unit", "nutrition.sugarsG", "moreImages.1", "allergens.1"];
    const result = await importCatalog((await openShop()).store, {
      categories: [{ ...category, description: ERROR }],
      products: [wrong],
    });
    const named = result.ok ? [] : result.errors.filter(({ message }) => message === formula(ERROR));
    expect(named.map(({ list, field }) => `${list} ${field}`).toSorted()).toEqual(
      [
        "categories description",
        ...[...texts, ...amounts, ...paths].map((field) => `products ${field}`),
      ].toSorted(),
    );
  });

  test("however they are written", async () => {
    const errors = [
      ..."#N/A #REF! #NAME? #VALUE! #DIV/0! #NUM! #NULL! #SPILL! #CALC! #FIELD! #BLOCKED! #ERROR!".split(" "),
      ..."#N/D #¡REF! #¿NOMBRE? #NOMBRE? #¡VALOR! #¡DIV/0! #¡NUM! #¡NULO! #DESBORDAMIENTO!".split(" "),
      ..."#¡DESBORDAMIENTO! #¡CALC! #NV #WERT! #GETTING_DATA #n/d Err:502 ########".split(" "),
    ];
    const hidden = { ...cells, Clave: "hidden", Marca: " #N/\u200bD\u00a0" };
    const lines = errors.map((error, at) => ({ ...cells, Clave: `p${at}`, Marca: error }));
    const result = await importCatalogCsv((await openShop()).store, textOf([...lines, hidden]));
    expect(result.ok ? [] : result.errors.map(({ field, message }) => `${field}: ${message}`)).toEqual(
      [...errors, "#N/D"].map((error) => `Marca: ${formula(error)}`),
    );
  });

  test("but a name may begin with the sign", async () => {
    const lines = [{ ...cells, Nombre: "#1 en sabor", Marca: "#HechoEnMéxico" }];
    expect(await importCatalogCsv((await openShop()).store, textOf(lines))).toMatchObject({ ok: true });
  });
});

describe("a picture that the shop has not is refused", () => {
  const pictures = new Set(["/arroz.webp", "/dos.webp", "/fotos/piña 1.webp"]);
  const hasPicture = (path: string) => pictures.has(path);
  const missing =
    "La tienda no tiene esta imagen: revisa cómo se escribe, o pon el archivo en una carpeta de apps/web/public.";

  test.for([false, true])("of a table, by its line (dry run: %s)", async (dryRun) => {
    const { store } = await openShop();
    const lines = [
      cells,
      { ...cells, Clave: "sal", Foto: "/Arroz.webp", Fotos: "/dos.webp /tres.webp?v=2" },
      { ...cells, Clave: "pan", Foto: "/fotos/pi%C3%B1a%201.webp?v=2#AABBCC" },
    ];
    expect(await importCatalogCsv(store, textOf(lines), { dryRun, hasPicture })).toEqual({
      ok: false,
      errors: ["Foto", "Fotos"].map((field) => ({
        list: "products",
        row: 2,
        line: 3,
        field,
        message: missing,
      })),
    });
  });

  test.for([false, true])("of a JSON file, its categories too (dry run: %s)", async (dryRun) => {
    const { store } = await openShop();
    const products = [row, { ...row, id: "sal", moreImages: ["/dos.webp", "/tres.webp"] }];
    expect(await importCatalog(store, { categories: [category], products }, { dryRun, hasPicture })).toEqual({
      ok: false,
      errors: [
        { list: "categories", row: 1, field: "image", message: missing },
        { list: "products", row: 2, field: "moreImages.1", message: missing },
      ],
    });
  });
});

describe("a file without products", () => {
  test.for<[string, string]>([
    ["with empty lists", '{"categories":[],"products":[]}'],
    ["with a category", JSON.stringify({ categories: [category], products: [] })],
    ["with a prototype", '{"categories":[],"products":[],"__proto__":{"x":1}}'],
    [
      "with its lists in a prototype",
      `{"__proto__":${JSON.stringify({ categories: [category], products: [row] })}}`,
    ],
  ])("%s is refused, also when rows may be skipped", async ([, text]) => {
    const shop = await openShop({ products: [aProduct({ id: "antes" })] });
    const results = await Promise.all(
      [false, true].map((skipInvalid) => importCatalog(shop.store, JSON.parse(text), { skipInvalid })),
    );
    expect(results.map(({ ok }) => ok)).toEqual([false, false]);
    expect(await idsIn(shop)).toEqual(["antes"]);
  });

  test("the reason is that it has none", async () => {
    const shop = await openShop();
    expect(await importCatalog(shop.store, { categories: [], products: [] })).toEqual({
      ok: false,
      errors: [{ list: "products", row: 0, field: "", message: "El archivo no trae ningún producto." }],
    });
  });
});

test("an allergen that a JSON file says twice is refused", async () => {
  const products = [{ ...row, allergens: ["milk", "egg", "milk"] }];
  expect(await importCatalog((await openShop()).store, { categories: [category], products })).toMatchObject({
    errors: [{ field: "allergens" }],
  });
});

describe("more categories than a shop has", () => {
  const categories = Array.from({ length: 5000 }, () => ({ ...category }));
  const limit = "Una tienda tiene 200 categorías como mucho";

  test.for([false, true])("are one error of a JSON file (skipInvalid %s)", async (skipInvalid) => {
    const shop = await openShop({ products: [aProduct({ id: "antes" })] });
    expect(await importCatalog(shop.store, { categories, products: [row] }, { skipInvalid })).toEqual({
      ok: false,
      errors: [{ list: "categories", row: 0, field: "", message: `${limit}.` }],
    });
    expect(await idsIn(shop)).toEqual(["antes"]);
  });

  test("are told in a table", async () => {
    const { store } = await openShop();
    const lines = Array.from({ length: 201 }, (_, at) => ({
      ...cells,
      Clave: `p${at}`,
      Categoría: `Cat ${at}`,
    }));
    expect(await importCatalogCsv(store, textOf(lines))).toMatchObject({
      errors: [{ line: 202, field: "Categoría", message: expect.stringContaining(limit) }],
    });
  });
});

describe("what is not seen in a name", () => {
  const odd = (text: string) => text.replace(" ", "\u00a0 ").replace("o", "\u200bo\u00ad");
  const product = { name: "Chocolate oscuro", brand: "Valle ❤\ufe0f claro" };

  test("is left out of a JSON file", async () => {
    const shop = await openShop();
    const result = await importCatalog(shop.store, {
      categories: [{ ...category, name: odd("Abarrotes de casa") }],
      products: [{ ...row, name: odd(product.name), brand: odd(product.brand) }],
    });
    expect(result).toMatchObject({ ok: true });
    expect(await shop.store.get("products", "arroz")).toMatchObject(product);
    expect(await shop.store.get("categories", "abarrotes")).toMatchObject({ name: "Abarrotes de casa" });
  });

  test("is left out of a table, so that an aisle is no other one", async () => {
    const shop = await openShop({ categories: [category] });
    const line = { ...cells, Clave: "", Nombre: odd(product.name), Marca: odd(product.brand) };
    const result = await importCatalogCsv(shop.store, textOf([{ ...line, Categoría: "Abar\u00adrotes" }]));
    expect(result).toMatchObject({ ok: true, categories: 1 });
    expect(await shop.store.get("products", "chocolate-oscuro")).toMatchObject({
      ...product,
      category: "abarrotes",
    });
  });
});

test("a list that never ends is one error of a JSON file", async () => {
  const unknown = Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`x${at}`, Array(101)]));
  const products = [
    { ...row, ...unknown, allergens: Array(200_000).fill("x"), moreImages: Array(101).fill("/a.webp") },
  ];
  const message = "Esta lista tiene 100 elementos como mucho.";
  expect(await importCatalog((await openShop()).store, { categories: [category], products })).toMatchObject({
    errors: [
      { field: "moreImages", message },
      { field: "allergens", message },
    ],
  });
});

test("a file that cannot be read to its end leaves nothing behind", async () => {
  const { store } = await openShop();
  const staged: number[] = [];
  async function* cut() {
    for (let at = 0; at < 450; at += 1) yield aProduct({ id: `p${at}` });
    throw new RangeError("not UTF-8");
  }
  const progress = { noted: await noteStock(store), onStaged: (count: number) => staged.push(count) };
  await expect(stageProducts(store, "uno", cut(), progress)).rejects.toThrow("not UTF-8");
  expect(staged).toEqual([200, 400]);
  expect(await store.query({ collection: "catalogImports", limit: 1 })).toEqual([]);
});

test("what is at the bounds is imported", async () => {
  const shop = await openShop();
  const products = [
    { ...row, id: "a", price: 0.01, regularPrice: 1_000_000, weightKg: 0.001, stock: 0 },
    { ...row, id: "b", price: 999_999.99, regularPrice: 1_000_000, weightKg: 1000, stock: 1_000_000 },
    { ...row, id: "c", content: { amount: 0.0001, unit: "kg" }, brand: "" },
    { ...row, id: "d", content: { amount: 100_000, unit: "pieza" }, description: "Uno.\r\n\tDos.\nTres." },
    {
      ...row,
      id: "e",
      name: "Ñandú 👩‍🌾 «1 kg» & más",
      image: "/fotos/piña 1.webp?v=2#AABBCC",
      moreImages: [],
    },
    { ...row, id: "f", image: "/apiario/miel.webp" },
  ];
  expect(await importCatalog(shop.store, { categories: [category], products })).toMatchObject({ ok: true });
});

test("a full cart of the dearest and heaviest product is priced", async () => {
  const limits = { distinctProducts: 100, unitsPerProduct: 999, pharmacyUnitsPerProduct: 999 };
  const shop = await openShop({ shop: aShop({ limits }) });
  const dairy = { ...category, id: "lacteos" };
  const dear = { ...row, category: "lacteos", price: 999_999.99, regularPrice: 1_000_000, weightKg: 1000 };
  const products = Array.from({ length: 100 }, (_, at) => ({ ...dear, id: `p${at}`, stock: 1_000_000 }));
  expect(await importCatalog(shop.store, { categories: [dairy], products })).toMatchObject({ ok: true });
  const lines = products.map(({ id }) => ({ id, quantity: 999 }));
  await shop.store.transaction(async (tx) => tx.set("carts", "ana", { lines }));
  expect(await shop.call("httpCartsServices", { method: "getCart" }, "ana")).toMatchObject({
    priceProducts: 99_899_999_001,
    totalWeight: 99_900_000,
  });
  const summary = { method: "getPaymentCart", shippingOption: "refrigerado" };
  expect(await shop.call("httpPaymentServices", summary, "ana")).toMatchObject({
    orderSummary: { products: 99_899_999_001 },
  });
});

test.for([false, true])(
  "a table of nothing but errors is not read to its end (skipInvalid %s)",
  { tags: "full" },
  async (skipInvalid) => {
    const { store } = await openShop();
    let read = 0;
    async function* text(): AsyncGenerator<string> {
      yield "id,nombre,categoria,precio,existencias,imagen,peso kg\narroz,Arroz,abarrotes,1,1,/a.webp,1\n";
      for (; read < 50_000; read += 1000) yield "x\n".repeat(1000);
    }
    const result = await importCatalogCsv(store, text(), { skipInvalid });
    expect(result.ok ? [] : result.errors.slice(0, 1)).toEqual([
      {
        list: "products",
        row: 0,
        field: "",
        message: "El archivo tiene más de 100000 errores y no se leyó hasta el final: corrige primero estos.",
      },
    ]);
    expect(read).toBeLessThan(50_000);
    expect(await countDocs(store, "products")).toBe(0);
  },
);
