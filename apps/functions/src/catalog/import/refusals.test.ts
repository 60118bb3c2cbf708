import { describe, expect, test } from "vitest";
import { CATEGORY, jsonOf, ROW, tableOf } from "../../testing/catalog-rows.ts";
import { openShop } from "../../testing/open-shop.ts";
import { aProduct } from "../../testing/samples.ts";
import { importCatalog, importCatalogCsv, type ImportOptions } from "../import-catalog.ts";

const PICTURES = new Set(["/arroz.webp", "/dos.webp", "/a.webp", "/fotos/piña 1.webp"]);

/** Returns the errors of a file, after checking that the catalogue is unchanged. */
async function errorsOf(file: unknown, options: ImportOptions = {}) {
  const { store } = await openShop({ products: [aProduct({ id: "antes" })] });
  const all = { hasPicture: (path: string) => PICTURES.has(path), ...options };
  const result = await (typeof file === "string"
    ? importCatalogCsv(store, file, all)
    : importCatalog(store, file, all));
  const products = await store.query({ collection: "products", limit: 10 });
  expect(products.map(({ id }) => id)).toEqual(["antes"]);
  return result.ok ? [] : result.errors;
}

const inTable = async (text: string, options?: ImportOptions) =>
  (await errorsOf(text, options)).map(({ line, field, message }) => [line, field, message]);

const inJson = async (file: unknown, options?: ImportOptions) =>
  (await errorsOf(file, options)).map(({ list, row, field, message }) => [list, row, field, message]);

const wrong = (rule: string) => `Este dato no vale: ${rule}.`;
const missing = (rule: string) => `Falta este dato: ${rule}.`;
const bound = (range: string) => `${range}: revisa la cantidad.`;
const character = (code: string) =>
  `Lleva un carácter que no se admite (${code}): quita los saltos de línea y los caracteres invisibles, o vuelve a escribirlo.`;
const formula = (error: string) =>
  `Es un error de tu hoja de cálculo (${error}): corrige su fórmula, o escribe el dato.`;
const repeated = (place: string) => `Su id ya está en ${place}: cada uno va una sola vez.`;

const PRICE = bound("El precio va de 0.01 a 1000000");
const WEIGHT = bound("El peso va de 0.001 a 1000 kg");
const STOCK = bound("Las existencias van de 0 a 1000000 piezas");
const CONTENT = bound("El contenido va de 0.0001 a 100000 kg, litros o piezas");
const BLANK = "Aquí no se ve nada: escribe al menos una letra o un número.";
const OFFER = "El precio regular de una oferta va por encima de su precio; quítalo si no hay oferta.";
const FOREIGN =
  "Usa una imagen de la propia tienda: su dirección empieza con / (como /pictures/arroz.webp). Las de otros sitios no se pueden mostrar.";
const NO_PICTURE =
  "La tienda no tiene esta imagen: revisa cómo se escribe, o pon el archivo en una carpeta de apps/web/public.";
const BROKEN =
  "No se puede leer a partir de aquí: revisa que todas las comillas se cierren y que la línea no pase de 100000 letras.";
const EMPTY = "El archivo no trae ningún producto.";
const NO_TITLES =
  "Aquí van los títulos de las columnas: «nombre», «categoria», «precio», «existencias», «imagen» y «peso kg». Quita lo que esté encima de ellos.";

const MONEY = "escribe una cantidad como 28.5, sin signo y con dos decimales como mucho";
const KILOGRAMS = "escribe kilogramos como 1.03, sin signo y con tres decimales como mucho";
const PIECES = "escribe un número entero de piezas, 0 o más";
const CATEGORY_RULE =
  "escribe el nombre de una categoría, de hasta 60 letras, o el id de una que ya existe. Una tienda tiene 200 categorías como mucho";
const GRAMS = "escribe los gramos por 100 g o 100 ml, de 0 a 100";
const MILLIGRAMS = "escribe los miligramos por 100 g o 100 ml, de 0 a 40000";
const HUGE = 90_071_992_547_409.9;

/** Errors of both kinds of file. */
const BOTH: readonly (readonly [path: string, title: string, value: string | number, message: string])[] = [
  ["price", "Precio", 0, PRICE],
  ["price", "Precio", HUGE, PRICE],
  ["price", "Precio", 1_000_000.01, PRICE],
  ["price", "Precio", 1.005, wrong(MONEY)],
  ["price", "Precio", -1, wrong(MONEY)],
  ["regularPrice", "Precio normal", HUGE, PRICE],
  ["regularPrice", "Precio normal", 28.5, OFFER],
  ["weightKg", "Peso", 0, WEIGHT],
  ["weightKg", "Peso", 1000.001, WEIGHT],
  ["stock", "Inventario", 1_000_001, STOCK],
  ["content.amount", "Contenido", 0.00001, CONTENT],
  ["content.amount", "Contenido", 100_000_001, CONTENT],
  ["name", "Nombre", "Arr\u0000oz", character("U+0000")],
  ["name", "Nombre", "\u001b[31mArroz", character("U+001B")],
  ["name", "Nombre", "A\u2028z", character("U+2028")],
  ["name", "Nombre", "A\u202ezor", character("U+202E")],
  ["name", "Nombre", "Pi\ufffda", character("U+FFFD")],
  ["name", "Nombre", "\u3164\u2800", BLANK],
  ["brand", "Marca", "A\tb", character("U+0009")],
  ["brand", "Marca", "\u200b", BLANK],
  ["description", "Descripción", "a\u007f", character("U+007F")],
  ["composition", "Ingredientes", "a\u0085b", character("U+0085")],
  ...[
    "javascript:alert(1)",
    "https://fotos.example/arroz.jpg",
    "//fotos.example/arroz.jpg",
    "/\\fotos.example/arroz.jpg",
    "/%2Ffotos.example/arroz.jpg",
    "/arroz%.webp",
    "/",
    "arroz.webp",
  ].map((address) => ["image", "Foto", address, FOREIGN] as const),
  ...[
    "/Arroz.webp",
    "/pictures/../arroz.webp",
    "/api/httpHealth",
    "/arroz.webp#grande",
    "/tres.webp?v=2",
  ].map((address) => ["image", "Foto", address, NO_PICTURE] as const),
  ["moreImages.0", "Fotos", "//f.example/a.jpg", FOREIGN],
  // Breaks a line of the table in two.
  ["name", "Nombre", "Arroz\nblanco", character("U+000A")],
];

/** The row of a JSON file with one value, at a path such as `content.amount`, changed. */
function changed(path: string, value: unknown): object {
  const [first = "", second] = path.split(".");
  if (first === "moreImages") return { moreImages: [value] };
  return second === undefined ? { [first]: value } : { content: { ...ROW.content, [second]: value } };
}

describe("each wrong value is refused by its row, its field and its reason", () => {
  test.for([false, true])("in JSON (dry run: %s)", async (dryRun) => {
    const products = BOTH.map(([path, , value], at) => ({ ...ROW, id: `p${at}`, ...changed(path, value) }));
    expect(await inJson(jsonOf(...products), { dryRun })).toEqual(
      BOTH.map(([path, , , message], at) => ["products", at + 1, path, message]),
    );
  });

  test.for([false, true])("in a table (dry run: %s)", async (dryRun) => {
    const rows = BOTH.map(([, title, value], at) => ({ Clave: `p${at}`, [title]: String(value) }));
    expect(await inTable(tableOf(...rows), { dryRun })).toEqual(
      BOTH.map(([, title, , message], at) => [at + 2, title, message]),
    );
  });

  test("all fields of a row, and those of categories before those of products", async () => {
    const odd = { name: "Abarro\u202etes", description: "Lo\u0007 básico", image: "x" };
    const categories = [CATEGORY, { ...CATEGORY, aisle: 0 }, { ...CATEGORY, id: "b", ...odd }];
    const products = [
      { ...ROW, price: 0, weightKg: 0, name: "\u0000", image: "x" },
      7,
      { ...ROW, id: "Ñu", stock: -1, weightKg: undefined, weight: 1, category: "juguetes" },
      // A category that has its own error is not blamed for it.
      { ...ROW, category: "b", coldChain: "sí", content: { amount: 1, unit: "oz" } },
      { ...ROW, id: "sal", category: "juguetes" },
      { ...ROW, id: "te", moreImages: ["/a.webp", ""], allergens: ["milk", "egg", "milk"] },
      { ...ROW, id: "pan", moreImages: Array(8).fill("/a.webp") },
    ];
    const pictures = "escribe una lista de hasta 7 direcciones de imágenes, de hasta 300 letras cada una";
    const allergens = "escribe una lista de alérgenos como milk, egg o gluten, o vacía si no tiene";
    expect(await inJson({ categories, products })).toEqual([
      ["categories", 2, "id", repeated("la fila 1")],
      ["categories", 2, "aisle", wrong("escribe un número entero de pasillo, 1 o más")],
      ["categories", 3, "name", character("U+202E")],
      ["categories", 3, "description", character("U+0007")],
      ["categories", 3, "image", FOREIGN],
      ["products", 1, "name", character("U+0000")],
      ["products", 1, "image", FOREIGN],
      ["products", 1, "price", PRICE],
      ["products", 1, "weightKg", WEIGHT],
      ["products", 2, "", "Esta fila no es un registro."],
      [
        "products",
        3,
        "id",
        wrong("usa minúsculas, números y guiones, y empieza con una letra o un número (hasta 80)"),
      ],
      ["products", 3, "weightKg", missing(KILOGRAMS)],
      ["products", 3, "stock", wrong(PIECES)],
      ["products", 4, "id", repeated("la fila 1")],
      ["products", 4, "content.unit", wrong("escribe kg, l o pieza")],
      ["products", 4, "coldChain", wrong("escribe true o false")],
      ["products", 5, "category", "No hay una categoría con el id «juguetes»."],
      ["products", 6, "moreImages.1", wrong(pictures)],
      ["products", 6, "allergens", wrong(allergens)],
      ["products", 7, "moreImages", wrong(pictures)],
    ]);
  });

  test("what a table writes in its own way, by its own titles", async () => {
    const titles =
      "energía kcal,proteínas g,grasas g,grasas saturadas g,carbohidratos g,azúcares g,sodio mg".split(",");
    const facts = (figures: string) =>
      Object.fromEntries(figures.split(" ").map((figure, at) => [titles[at] ?? "", figure]));
    const ungrouped = ", sin separar los miles";
    const addresses =
      "escribe hasta 7 direcciones de imágenes, de hasta 300 letras cada una, separadas por espacios";
    const cases: [row: Record<string, string>, ...found: [title: string, message: string][]][] = [
      [
        { Precio: "1,250", Inventario: "1,000" },
        ["Precio", wrong(MONEY)],
        ["Inventario", wrong(PIECES + ungrouped)],
      ],
      [{ Clave: "", Nombre: "Sal", Precio: "x" }, ["Precio", wrong(MONEY)]],
      [{ Clave: "", Nombre: "Sal" }, ["Nombre", repeated("la línea 3")]],
      [{ Clave: "p0" }, ["Clave", repeated("la línea 2")]],
      [{ Peso: "", "peso g": "1,000" }, ["Peso", wrong(KILOGRAMS)]],
      [
        { Contenido: "1,000", Unidad: "ml" },
        ["Contenido", wrong(`escribe un número mayor que 0${ungrouped}`)],
      ],
      [{ Contenido: "1", Unidad: "oz" }, ["Unidad", wrong("escribe kg, g, l, ml o pieza")]],
      [{ alta: "2026-02-30" }, ["alta", wrong("escribe una fecha como 2026-11-21 o 21/11/2026")]],
      [{ Fotos: `/a.webp /${"b".repeat(350)}` }, ["Fotos", wrong(addresses)]],
      [{ Categoría: "" }, ["Categoría", missing(CATEGORY_RULE)]],
      [{ Categoría: "¡!" }, ["Categoría", wrong(CATEGORY_RULE)]],
      [
        { alérgenos: "mantequilla|polvo" },
        ["alérgenos", wrong("escribe alérgenos como leche, huevo o gluten, separados por comas, o ninguno")],
      ],
      [facts("61 3.1 3.3 1.9 4.7 4.7"), ["sodio mg", missing(MILLIGRAMS)]],
      [facts("61 3.1 3.3 1.9 4.7 4.7 38,758"), ["sodio mg", wrong(MILLIGRAMS)]],
      [facts("61 3.1 101 1.9 4.7 4.7 43"), ["grasas g", wrong(GRAMS)]],
      [
        facts("61 60 42 1.9 0 0 43"),
        ["proteínas g", "Proteínas, grasas y carbohidratos pasan juntos de 100 g."],
      ],
      [
        facts("61 3.1 3.3 3.4 4.7 4.7 43"),
        ["grasas saturadas g", "Las grasas saturadas son parte de las grasas: no pueden ser más."],
      ],
      [
        facts("61 3.1 3.3 1.9 4.7 4.8 43"),
        ["azúcares g", "Los azúcares son parte de los carbohidratos: no pueden ser más."],
      ],
      [
        { Clave: "", Nombre: "", Foto: "" },
        ["Nombre", wrong("escribe un nombre con letras o números")],
        ["Foto", missing("escribe la dirección de la imagen, de hasta 300 letras")],
      ],
      [{ Categoría: "Té\ny café" }, ["Categoría", character("U+000A")]],
    ];
    const rows = cases.map(([row], at) => ({ Clave: `p${at}`, ...row }));
    expect(await inTable(tableOf(...rows))).toEqual(
      cases.flatMap(([, ...found], at) => found.map((each) => [at + 2, ...each])),
    );
  });

  test("what a spreadsheet writes for a failed formula, in every column, once", async () => {
    const titles =
      "id,nombre,marca,categoría,descripción,precio,precio regular,peso kg,peso g,existencias,imagen,más imágenes,contenido,unidad,receta,cadena de frío,ingredientes,alérgenos,energía kcal,proteínas g,grasas g,grasas saturadas g,carbohidratos g,azúcares g,sodio mg,popularidad,fecha de alta";
    const names = titles.split(",");
    expect(await inTable(`${titles}\n${names.map(() => "#¡REF!").join(",")}\n`)).toEqual(
      names.map((name) => [2, name, formula("#¡REF!")]),
    );
    const errors = [
      ..."#N/A #REF! #NAME? #VALUE! #DIV/0! #NUM! #NULL! #SPILL! #CALC! #N/D #¿NOMBRE? #NOMBRE? #¡VALOR!".split(
        " ",
      ),
      ..."#¡DIV/0! #DESBORDAMIENTO! #NV #WERT! #GETTING_DATA #n/d Err:502 ########".split(" "),
    ];
    const rows = [...errors, " #N/\u200bD\u00a0"].map((error, at) => ({ Clave: `p${at}`, Marca: error }));
    expect(await inTable(tableOf(...rows))).toEqual(
      [...errors, "#N/D"].map((error, at) => [at + 2, "Marca", formula(error)]),
    );
  });

  test("but a name may begin with its sign, and a picture have spaces and a colour", async () => {
    const { store } = await openShop();
    const row = {
      Nombre: "#1 en sabor",
      Marca: "#HechoEnMéxico",
      Foto: "/fotos/pi%C3%B1a%201.webp?v=2#AABBCC",
    };
    const hasPicture = (path: string) => PICTURES.has(path);
    expect(await importCatalogCsv(store, tableOf(row), { hasPicture })).toMatchObject({ ok: true });
  });
});

const TITLES = "nombre,categoria,precio,peso kg,existencias,imagen";
const RICE = "Arroz 1 kg,Abarrotes,28.5,1.03,500,/arroz.webp";

test.for<
  [what: string, lines: string[], ...found: [line: number | undefined, field: string, message: string][]]
>([
  ["nothing", [""], [undefined, "", EMPTY]],
  ["titles alone", [TITLES], [undefined, "", EMPTY]],
  [
    "missing columns",
    ["nombre,precio,imagen", "Arroz,28.5,/a.webp"],
    [1, "categoria", "Falta la columna «categoria»."],
    [1, "existencias", "Falta la columna «existencias»."],
    [1, "peso kg", "Falta la columna «peso kg»."],
  ],
  ["a line above the titles", ["Catálogo de mi tienda", TITLES, RICE], [1, "", NO_TITLES]],
  ["a line with separators above the titles", ["Inventario 2026,,,,,", TITLES, RICE], [1, "", NO_TITLES]],
  ["an unknown separator", ["sep=x", TITLES, RICE], [1, "", NO_TITLES]],
  [
    "a column twice",
    [`${TITLES},Price`, `${RICE},1`],
    [1, "Price", "Esta columna dice lo mismo que «precio»: deja una."],
  ],
  [
    "a decimal comma without quotes",
    [TITLES, "Arroz,Abarrotes,28,5,1.03,500,/arroz.webp"],
    [2, "", "Esta línea tiene 7 datos y el encabezado 6: revisa los separadores y las comillas."],
  ],
  ["an open quote", [TITLES, RICE, '"Sal,Abarrotes,1,1,1,/s.webp'], [3, "", BROKEN]],
  ["a line that is too long", [TITLES, RICE, "Sal".repeat(50_000), RICE], [3, "", BROKEN]],
  [
    "an error, a broken line, and what follows it",
    [TITLES, "Sal,A,1,1,x,/a.webp", '"Sal" fina,A,1,1,1,/a.webp', "Sal,A,y,1,1,/a.webp"],
    [2, "existencias", wrong(`${PIECES}, sin separar los miles`)],
    [3, "", BROKEN],
  ],
  [
    "more categories than a shop has",
    [TITLES, ...Array.from({ length: 201 }, (_, at) => `P${at},C${at},1,1,1,/a.webp`)],
    [202, "categoria", wrong(CATEGORY_RULE)],
  ],
])("a table with %s is refused by its lines", async ([, lines, ...found]) => {
  expect(await inTable(lines.join("\n"))).toEqual(found);
});

test("titles that no field has are reported, without what a terminal obeys, and not used", async () => {
  const { store } = await openShop();
  const text = `${TITLES.replace("peso kg", '"Peso\n(kg)"')},\u001b[2Jcosto\u202e,\n${RICE},20,\n`;
  expect(await importCatalogCsv(store, text)).toMatchObject({ ok: true, ignoredColumns: ["[2Jcosto"] });
});

const NO_CATEGORIES = ["categories", 0, "", "Falta la lista «categories»."];

test.for<[what: string, file: unknown, ...found: unknown[][]]>([
  ["no lists", [], NO_CATEGORIES, ["products", 0, "", "Falta la lista «products»."]],
  ["empty lists", { categories: [], products: [] }, ["products", 0, "", EMPTY]],
  ["a category alone", { categories: [CATEGORY], products: [] }, ["products", 0, "", EMPTY]],
  [
    "more categories than a shop has",
    { categories: Array(201).fill(CATEGORY), products: [ROW] },
    ["categories", 0, "", "Una tienda tiene 200 categorías como mucho."],
  ],
])("a JSON file with %s is refused, also when rows may be skipped", async ([, file, ...found]) => {
  expect(await inJson(file)).toEqual(found);
  expect(await inJson(file, { skipInvalid: true })).toEqual(found);
});

test.for<[kind: string, file: unknown]>([
  ["JSON", jsonOf(ROW, ...Array<number>(100_100).fill(7))],
  ["a table", [TITLES, RICE, ...Array<string>(100_100).fill("Sal,A,1,1,1,1,1")].join("\n")],
])("%s with too many errors is read no further, also when rows may be skipped", async ([, file]) => {
  const errors = await errorsOf(file, { skipInvalid: true });
  expect(errors).toHaveLength(100_001);
  expect(errors.at(-1)).toMatchObject({
    row: 100_002,
    field: "",
    message: "El archivo tiene más de 100000 errores y no se leyó hasta el final: corrige primero estos.",
  });
});
