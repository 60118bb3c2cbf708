import { describe, expect, test } from "vitest";
import { openSqliteStore } from "../../documents/open-store.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { aCategory, aProduct } from "../../testing/samples.ts";
import { importCatalogCsv } from "../import-catalog.ts";
import type { ImportOptions } from "./run-import.ts";

const TITLES = "nombre,categoria,precio,peso kg,existencias,imagen";
const RICE = "Arroz 1 kg,Abarrotes,28.5,1.03,500,/arroz.webp";

async function* piecesOf(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const importLines = (shop: TestShop, lines: readonly string[], options: ImportOptions = {}) =>
  importCatalogCsv(shop.store, piecesOf(lines.join("\n"), 7), options);

const productsIn = async ({ store }: TestShop) =>
  (await store.query({ collection: "products", limit: 500 })).map(({ doc }) => doc);

const categoriesIn = async ({ store }: TestShop) =>
  (await store.query({ collection: "categories", limit: 500 })).map(({ doc }) => doc);

describe("a table without errors", () => {
  test("every column becomes its field, in minor units and grams", async () => {
    const shop = await openShop();
    const titles =
      "Clave,Nombre,Marca,Categoría,Descripción,Precio,Precio regular,Peso (g),Existencias,Imagen,Más imágenes,Contenido,Unidad,Receta,Ingredientes,Popularidad,Fecha de alta";
    const line =
      'leche,Leche,Valle,Lácteos,"Fresca, de ""vaca""\nde hoy",$26.90,"30,00",1030,40,/leche.webp,/leche-2.webp#D5E3F3 | /leche-3.webp,900,ml,sí,Leche.,"12",1/11/2026';
    expect(await importLines(shop, [titles, line])).toEqual({
      ok: true,
      categories: 1,
      products: 1,
      removed: { categories: 0, products: 0 },
    });
    expect(await productsIn(shop)).toEqual([
      {
        id: "leche",
        name: "Leche",
        brand: "Valle",
        category: "lacteos",
        description: 'Fresca, de "vaca"\nde hoy',
        price: 2690,
        regularPrice: 3000,
        weight: 1030,
        stock: 40,
        image: "/leche.webp",
        moreImages: ["/leche-2.webp#D5E3F3", "/leche-3.webp"],
        content: { amount: 0.9, unit: "l" },
        prescription: true,
        composition: "Leche.",
        popularity: 12,
        addedOn: "2026-11-01",
        nameKey: "leche",
        saving: 310,
        onOffer: true,
        inStock: true,
      },
    ]);
  });

  test("titles may be English, and only six columns are needed", async () => {
    const shop = await openShop();
    const titles = "name,category,price,weight,stock,image";
    expect(await importLines(shop, [titles, "Piña,Frutas,46,1.8,0,/p.webp"])).toMatchObject({ ok: true });
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

  test.for(["cadena de frío", "Refrigerado", "coldChain"])(
    "the column %s says what must be kept cold, and an empty cell leaves that to the category",
    async (title) => {
      const shop = await openShop();
      const cells = ["sí", "no", ""];
      const lines = cells.map((cell, row) => `P${row},Carnes,28.5,1.03,5,/p.webp,${cell}`);
      expect(await importLines(shop, [`${TITLES},${title}`, ...lines])).toMatchObject({ ok: true });
      expect((await productsIn(shop)).map(({ coldChain }) => coldChain)).toEqual([true, false, undefined]);
    },
  );

  test("a cell of the cold chain that is neither yes nor no is reported by its line and column", async () => {
    expect(
      await importLines(await openShop(), [`${TITLES},cadena de frio`, `${RICE},a veces`]),
    ).toMatchObject({
      ok: false,
      errors: [{ line: 2, field: "cadena de frio", message: "Este dato no vale: escribe sí o no." }],
    });
  });

  test("an id that the table has is named by its column, and made of the name where its cell is empty", async () => {
    const lines = [
      `clave,${TITLES}`,
      `a,${RICE}`,
      `a,${RICE}`,
      `,${RICE}`,
      `,${RICE}`,
      `,${RICE.replace(/^[^,]+/, "🙂")}`,
    ];
    const result = await importLines(await openShop(), lines);
    expect(result.ok ? [] : result.errors.map(({ line, field, message }) => [line, field, message])).toEqual([
      [3, "clave", "Este id ya está en la línea 2: cada uno va una sola vez."],
      [5, "nombre", "El id que sale de este nombre ya está en la línea 4: cada uno va una sola vez."],
      [6, "nombre", "Este dato no vale: escribe un nombre con letras o números."],
    ]);
  });

  test("a name that an id cannot be made of is reported by the column of the names", async () => {
    expect(await importLines(await openShop(), [TITLES, RICE.replace(/^[^,]+/, "\u200b")])).toMatchObject({
      errors: [
        { line: 2, field: "nombre", message: "Este dato no vale: escribe un nombre con letras o números." },
      ],
    });
  });

  const NUTRITION =
    "energía kcal,proteínas g,grasas g,grasas saturadas g,carbohidratos g,azúcares g,sodio mg";

  test("allergens and nutrition become data of the product", async () => {
    const shop = await openShop();
    const titles = `${TITLES},alérgenos,${NUTRITION}`;
    const lines = [
      `${RICE},"Leche, Soya",61,3.1,"3,3",1.9,4.7,4.7,43`,
      "Sal,Abarrotes,10,1,5,/sal.webp,ninguno,,,,,,,",
      "Té,Abarrotes,10,1,5,/te.webp,,,,,,,,",
    ];
    expect(await importLines(shop, [titles, ...lines])).toMatchObject({ ok: true });
    const facts = (await productsIn(shop)).map(({ id, allergens, nutrition }) => ({
      id,
      allergens,
      nutrition,
    }));
    expect(facts).toEqual([
      {
        id: "arroz-1-kg",
        allergens: ["milk", "soy"],
        nutrition: {
          energyKcal: 61,
          proteinG: 3.1,
          fatG: 3.3,
          saturatedFatG: 1.9,
          carbohydratesG: 4.7,
          sugarsG: 4.7,
          sodiumMg: 43,
        },
      },
      { id: "sal", allergens: [] },
      { id: "te" },
    ]);
  });

  test.for<[cells: string, field: string, message: string]>([
    [
      "mantequilla,,,,,,,",
      "alérgenos",
      "Este dato no vale: escribe alérgenos como leche, huevo o gluten, separados por comas, o ninguno.",
    ],
    [
      ",61,3.1,3.3,1.9,4.7,4.7,",
      "sodio mg",
      "Falta este dato: escribe los miligramos por 100 g o 100 ml, de 0 a 40000.",
    ],
    [
      ',61,3.1,3.3,1.9,4.7,4.7,"38,758"',
      "sodio mg",
      "Este dato no vale: escribe los miligramos por 100 g o 100 ml, de 0 a 40000.",
    ],
    [
      ",61,3.1,101,1.9,4.7,4.7,43",
      "grasas g",
      "Este dato no vale: escribe los gramos por 100 g o 100 ml, de 0 a 100.",
    ],
    [
      ",6100,3.1,3.3,1.9,4.7,4.7,43",
      "energía kcal",
      "Este dato no vale: escribe las kilocalorías por 100 g o 100 ml, de 0 a 900.",
    ],
    [
      "veneno|polvo,,,,,,,",
      "alérgenos",
      "Este dato no vale: escribe alérgenos como leche, huevo o gluten, separados por comas, o ninguno.",
    ],
    [",61,60,42,1.9,0,0,43", "proteínas g", "Proteínas, grasas y carbohidratos pasan juntos de 100 g."],
    [
      ",61,3.1,3.3,3.4,4.7,4.7,43",
      "grasas saturadas g",
      "Las grasas saturadas son parte de las grasas: no pueden ser más.",
    ],
    [
      ",61,3.1,3.3,1.9,4.7,4.8,43",
      "azúcares g",
      "Los azúcares son parte de los carbohidratos: no pueden ser más.",
    ],
  ])("the cells %s are reported in the column %s", async ([cells, field, message]) => {
    const titles = `${TITLES},alérgenos,${NUTRITION}`;
    expect(await importLines(await openShop(), [titles, `${RICE},${cells}`])).toMatchObject({
      ok: false,
      errors: [{ line: 2, field, message }],
    });
  });

  test.for([
    ["a semicolon", ";", "28,5"],
    ["a tab", "\t", "28.5"],
  ] as const)("cells may be divided by %s", async ([, sign, price]) => {
    const shop = await openShop();
    const lines = [TITLES.replaceAll(",", sign), ["Arroz", "A", price, "1", "1", "/a.webp"].join(sign)];
    expect(await importLines(shop, lines)).toMatchObject({ ok: true, products: 1 });
    expect((await productsIn(shop)).map((product) => product.price)).toEqual([2850]);
  });

  test("a byte order mark, Windows line ends and empty lines change nothing", async () => {
    const shop = await openShop();
    const text = `\uFEFF${TITLES}\r\n\r\n${RICE}\r\n,,,,,\r\n`;
    expect(await importCatalogCsv(shop.store, piecesOf(text, 1000))).toMatchObject({ ok: true, products: 1 });
  });

  test.for<[separators: string, first: string, sign: string]>([
    ["semicolons", "sep=;", ";"],
    ["commas", '\uFEFF"sep=,"', ","],
    ["tabs", "SEP=\t", "\t"],
    ["bars", "sep=|", "|"],
    ["semicolons, saved once more", "sep=;;;;;", ";"],
  ])(
    "a first line says that cells are divided by %s, and lines are counted with it",
    async ([, first, sign]) => {
      const lines = [TITLES, RICE, RICE.replaceAll(/Arroz|28.5/g, "x")];
      const divided = lines.map((line) => line.replaceAll(",", sign));
      const result = await importLines(await openShop(), [first, ...divided]);
      expect(result.ok ? [] : result.errors.map(({ line, field }) => [line, field])).toEqual([[4, "precio"]]);
    },
  );

  test("a title with line breaks or control characters is found, and reported, without them", async () => {
    const titles = `${TITLES.replace("peso kg", '"Peso\n(kg)"')},\u001b[2Jcosto\u202e`;
    expect(await importLines(await openShop(), [titles, `${RICE},20`])).toMatchObject({
      ok: true,
      ignoredColumns: ["[2Jcosto"],
    });
  });

  test("a column that nobody knows is reported, and not used", async () => {
    expect(await importLines(await openShop(), [`${TITLES},costo,`, `${RICE},20,`])).toMatchObject({
      ok: true,
      ignoredColumns: ["costo"],
    });
  });
});

describe("categories", () => {
  const dairy = aCategory({ id: "lacteos", name: "Lácteos", aisle: 4, description: "Fríos." });
  const line = (name: string, category: string) => `${name},${category},1,1,1,/${name}.webp`;

  test("those of the shop are found by id or name, however it is written", async () => {
    const shop = await openShop({ categories: [dairy] });
    await importLines(shop, [TITLES, line("a", "lacteos"), line("b", "LACTEOS"), line("c", " Lácteos ")]);
    expect(await categoriesIn(shop)).toEqual([dairy]);
    expect((await productsIn(shop)).map(({ category }) => category)).toEqual([
      "lacteos",
      "lacteos",
      "lacteos",
    ]);
  });

  test("new ones come behind the last aisle, with the picture of their first product", async () => {
    const shop = await openShop({ categories: [dairy] });
    await importLines(shop, [TITLES, line("a", "Té y café"), line("b", "Lácteos"), line("c", "té y cafe")]);
    await importLines(shop, [TITLES, line("a", "Té y café"), line("b", "Lácteos"), line("d", "3 de oro")]);
    expect(await categoriesIn(shop)).toEqual([
      dairy,
      { id: "pasillo-3-de-oro", name: "3 de oro", aisle: 6, description: "", image: "/d.webp" },
      { id: "te-y-cafe", name: "Té y café", aisle: 5, description: "", image: "/a.webp" },
    ]);
  });

  test("a row with an error makes no category", async () => {
    const shop = await openShop();
    const lines = [TITLES, "Sal,Especias,x,1,1,/s.webp", RICE];
    await importLines(shop, lines, { skipInvalid: true });
    expect((await categoriesIn(shop)).map(({ id, aisle }) => [id, aisle])).toEqual([["abarrotes", 1]]);
  });
});

describe("a table with errors", () => {
  const broken =
    "No se puede leer a partir de aquí: revisa que todas las comillas se cierren y que la línea no pase de 100000 letras.";
  const price =
    "Este dato no vale: escribe una cantidad como 28.5, sin signo y con dos decimales como mucho.";

  test.for<[string, string[], [number | undefined, string, string][]]>([
    ["nothing", [""], [[undefined, "", "El archivo no trae ningún producto."]]],
    ["titles alone", [TITLES], [[undefined, "", "El archivo no trae ningún producto."]]],
    [
      "missing columns",
      ["nombre,precio,imagen", "Arroz,28.5,/a.webp"],
      [
        [1, "categoria", "Falta la columna «categoria»."],
        [1, "existencias", "Falta la columna «existencias»."],
        [1, "peso kg", "Falta la columna «peso kg»."],
      ],
    ],
    ...["Catálogo de mi tienda", "Inventario 2026,,,,,", "Inventario,,,,,", "sep=x"].map(
      (line): [string, string[], [number, string, string][]] => [
        `${line} above the titles`,
        [line, TITLES, RICE],
        [
          [
            1,
            "",
            "Aquí van los títulos de las columnas: «nombre», «categoria», «precio», «existencias», «imagen» y «peso kg». Quita lo que esté encima de ellos.",
          ],
        ],
      ],
    ),
    [
      "a column twice",
      [`${TITLES},Price`, `${RICE},1`],
      [[1, "Price", "Esta columna dice lo mismo que «precio»: deja una."]],
    ],
    [
      "errors in two lines, by the titles of the table",
      [
        "Nombre,Category,PRECIO,Peso (g),stock,Foto,Contenido,Unidad,Receta,Alta",
        "Arroz,,1.005,x,-1,/a.webp,0,oz,quizá,2026-02-30",
        "",
        ",Abarrotes,1,1,1,,,,,",
      ],
      [
        [
          2,
          "Category",
          "Falta este dato: escribe el nombre de una categoría, de hasta 60 letras, o el id de una que ya existe. Una tienda tiene 200 categorías como mucho.",
        ],
        [2, "PRECIO", price],
        [
          2,
          "Peso (g)",
          "Este dato no vale: escribe kilogramos como 1.03, sin signo y con tres decimales como mucho.",
        ],
        [
          2,
          "stock",
          "Este dato no vale: escribe un número entero de piezas, 0 o más, sin separar los miles.",
        ],
        [2, "Contenido", "Este dato no vale: escribe un número mayor que 0, sin separar los miles."],
        [2, "Unidad", "Este dato no vale: escribe kg, g, l, ml o pieza."],
        [2, "Receta", "Este dato no vale: escribe sí o no."],
        [2, "Alta", "Este dato no vale: escribe una fecha como 2026-11-21 o 21/11/2026."],
        [4, "Nombre", "Este dato no vale: escribe un nombre con letras o números."],
        [4, "Nombre", "Falta este dato: escribe un nombre de hasta 120 letras (60 si es una categoría)."],
        [4, "Foto", "Falta este dato: escribe la dirección de la imagen, de hasta 300 letras."],
      ],
    ],
    [
      "thousands that could be decimals",
      [
        "nombre,categoria,precio,precio regular,peso g,existencias,imagen,contenido,unidad,popularidad",
        'Arroz,Abarrotes,"1,250","$2.000","1,000","1,000",/a.webp,"1,000",ml,1.000',
      ],
      [
        [2, "precio", price],
        [2, "precio regular", price.replace("28.5", "32")],
        [
          2,
          "peso g",
          "Este dato no vale: escribe kilogramos como 1.03, sin signo y con tres decimales como mucho.",
        ],
        [
          2,
          "existencias",
          "Este dato no vale: escribe un número entero de piezas, 0 o más, sin separar los miles.",
        ],
        [2, "contenido", "Este dato no vale: escribe un número mayor que 0, sin separar los miles."],
        [2, "popularidad", "Este dato no vale: escribe un número entero de 0 a 1000000."],
      ],
    ],
    [
      "one address of several in a cell",
      [`${TITLES},más fotos`, `${RICE},/a.webp /${"b".repeat(350)}`],
      [
        [
          2,
          "más fotos",
          "Este dato no vale: escribe hasta 7 direcciones de imágenes, de hasta 300 letras cada una, separadas por espacios.",
        ],
      ],
    ],
    [
      "a line after one that is longer than a line",
      [`${TITLES},descripcion`, `${RICE},"uno\ndos"`, "Sal,Abarrotes,x,1,1,/s.webp,"],
      [[4, "precio", price]],
    ],
    [
      "an id twice",
      [TITLES, RICE, RICE],
      [[3, "nombre", "El id que sale de este nombre ya está en la línea 2: cada uno va una sola vez."]],
    ],
    [
      "an id twice, on a line with another error",
      [TITLES, RICE, RICE.replace("28.5", "x"), RICE],
      [
        [3, "nombre", "El id que sale de este nombre ya está en la línea 2: cada uno va una sola vez."],
        [3, "precio", price],
        [4, "nombre", "El id que sale de este nombre ya está en la línea 2: cada uno va una sola vez."],
      ],
    ],
    [
      "an offer that is none",
      [`${TITLES},Precio anterior`, `${RICE},28.5`],
      [
        [
          2,
          "Precio anterior",
          "El precio regular de una oferta va por encima de su precio; quítalo si no hay oferta.",
        ],
      ],
    ],
    [
      "a decimal comma without quotes",
      [TITLES, "Arroz,Abarrotes,28,5,1.03,500,/arroz.webp"],
      [[2, "", "Esta línea tiene 7 datos y el encabezado 6: revisa los separadores y las comillas."]],
    ],
    ["an open quote", [TITLES, RICE, '"Sal,Abarrotes,1,1,1,/s.webp'], [[3, "", broken]]],
    ["a quote in the middle", [TITLES, '"Sal" fina,Abarrotes,1,1,1,/s.webp', RICE], [[2, "", broken]]],
    [
      "an error, a broken line, and what nobody can tell behind it",
      [
        TITLES,
        "Sal,A,1,1,x,/s.webp",
        '"Sal" fina,A,1,1,1,/s.webp',
        "Sal,A,y,1,1,/s.webp",
        '"Té" fino,A,1,1,1,/t',
      ],
      [
        [
          2,
          "existencias",
          "Este dato no vale: escribe un número entero de piezas, 0 o más, sin separar los miles.",
        ],
        [3, "", broken],
      ],
    ],
    [
      "a quote that swallows the rest of a long table",
      [TITLES, RICE, '"Sal,A,1,1,1,/s.webp', ...Array.from({ length: 9000 }, () => RICE)],
      [[3, "", broken]],
    ],
    ["a line that is too long", [TITLES, RICE, `Sal${",".repeat(100_000)}`, RICE], [[3, "", broken]]],
    ["a line of titles that is too long", [`${TITLES}${",".repeat(100_000)}`, RICE], [[1, "", broken]]],
    [
      "a category that cannot be one",
      [TITLES, "Sal,¡!,1,1,1,/s.webp"],
      [
        [
          2,
          "categoria",
          "Este dato no vale: escribe el nombre de una categoría, de hasta 60 letras, o el id de una que ya existe. Una tienda tiene 200 categorías como mucho.",
        ],
      ],
    ],
  ])("%s: told by line and column, and nothing changes", async ([, lines, expected]) => {
    const shop = await openShop({ products: [aProduct({ id: "antes" })] });
    const result = await importLines(shop, lines);
    const errors = result.ok ? [] : result.errors.map((each) => [each.line, each.field, each.message]);
    expect(errors).toEqual(expected);
    expect((await productsIn(shop)).map(({ id }) => id)).toEqual(["antes"]);
    expect(await shop.store.query({ collection: "catalogImports", limit: 10 })).toEqual([]);
  });

  test("more than two hundred new categories are a wrong column", async () => {
    const lines = Array.from({ length: 201 }, (_, at) => `P${at},C${at},1,1,1,/p.webp`);
    const result = await importLines(await openShop(), [TITLES, ...lines]);
    expect(result).toMatchObject({ ok: false, errors: [{ line: 202, field: "categoria" }] });
  });

  test("the errors of every line are reported, and none of their neighbours", async () => {
    const lines = Array.from({ length: 900 }, (_, at) => `P${at},A,${at % 3 === 0 ? "x" : "1"},1,1,/p.webp`);
    const result = await importLines(await openShop(), [TITLES, ...lines]);
    const reported = result.ok ? [] : result.errors.map(({ line }) => line);
    expect(reported).toEqual(Array.from({ length: 300 }, (_, at) => 2 + 3 * at));
  });
});

describe("options", () => {
  const lines = [TITLES, RICE, "Sal,Abarrotes,x,1,y,/s.webp", "Té,Abarrotes,1,1,1,/t.webp"];

  test("skipInvalid leaves out what has errors, and tells it", async () => {
    const shop = await openShop();
    const result = await importLines(shop, lines, { skipInvalid: true });
    expect(result).toMatchObject({ ok: true, products: 2 });
    expect(result.ok && result.skipped?.map(({ line, field }) => [line, field])).toEqual([
      [3, "precio"],
      [3, "existencias"],
    ]);
    expect((await productsIn(shop)).map(({ id }) => id)).toEqual(["arroz-1-kg", "te"]);
  });

  test("skipInvalid does not empty the shop for a file of errors", async () => {
    const shop = await openShop({ products: [aProduct({ id: "antes" })] });
    const result = await importLines(shop, [TITLES, "Sal,Abarrotes,x,1,1,/s.webp"], { skipInvalid: true });
    expect(result).toMatchObject({ ok: false, errors: [{ line: 2, field: "precio" }] });
    expect((await productsIn(shop)).map(({ id }) => id)).toEqual(["antes"]);
  });

  test("skipInvalid does not leave out lines that nobody could read", async () => {
    const result = await importLines(await openShop(), [TITLES, RICE, '"Sal,A,1,1,1,/s', RICE], {
      skipInvalid: true,
    });
    expect(result).toMatchObject({ ok: false, errors: [{ line: 3 }] });
  });

  test("dryRun gives the counts and writes nothing at all", async () => {
    const shop = await openShop({ products: [aProduct({ id: "antes" })] });
    const readOnly = { ...shop.store, transaction: () => Promise.reject(new Error("no writes")) };
    expect(await importLines({ ...shop, store: readOnly }, [TITLES, RICE], { dryRun: true })).toEqual({
      ok: true,
      categories: 1,
      products: 1,
      removed: { categories: 0, products: 1 },
    });
  });

  test("a long table is read no faster than it is kept", async () => {
    const pace = { read: 0, written: 0, unwritten: 0 };
    async function* text(): AsyncGenerator<string> {
      yield `${TITLES},descripcion\n`;
      for (; pace.read < 5000; pace.read += 1) {
        pace.unwritten = Math.max(pace.unwritten, pace.read - pace.written);
        yield `P${pace.read},A,1,1,1,/p.webp,${"Descripción. ".repeat(30)}\n`;
      }
    }
    const { store } = await openShop({ store: openSqliteStore(":memory:") });
    const result = await importCatalogCsv(store, text(), {
      onProgress: (phase, count) => {
        if (phase === "reading") pace.written = count;
      },
    });
    expect(result).toMatchObject({ ok: true, products: 5000 });
    // A part that is being kept, and the 64 kB that the parser holds.
    expect(pace.unwritten).toBeLessThan(1000);
  });

  test("progress is reported in both phases", async () => {
    const progress: [string, number][] = [];
    const many = Array.from({ length: 450 }, (_, at) => `P${at},A,1,1,1,/p.webp`);
    await importLines(await openShop(), [TITLES, ...many], { onProgress: (...each) => progress.push(each) });
    expect(progress).toEqual([
      ["reading", 200],
      ["reading", 400],
      ["reading", 450],
      ["writing", 0],
      ["writing", 200],
      ["writing", 400],
      ["writing", 450],
    ]);
  });
});
