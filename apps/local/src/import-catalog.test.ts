import { truncateSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { openData } from "./start/open-data.ts";
import { CATALOG } from "./testing/catalog.ts";
import { runScript } from "./testing/run-script.ts";
import { useFile, useFolder } from "./testing/use-folder.ts";

const TEMPLATE = fileURLToPath(new URL("../../functions/catalog/plantilla.csv", import.meta.url));

test("a catalogue file becomes what the shop sells, as often as one likes", async () => {
  const dataFolder = useFolder();
  const path = useFile("productos.json", JSON.stringify(CATALOG));
  const done = { code: 0, output: "La tienda vende ahora 5 productos en 3 categorías.\n" };
  expect(await runImport(dataFolder, [path])).toEqual(done);
  expect(await runImport(dataFolder, [path])).toEqual(done);
  expect(await productsIn(dataFolder)).toEqual(["arroz", "azafran", "jarabe", "leche", "receta"]);
});

test("what the file does not bring is removed, and said so", { tags: "full" }, async () => {
  const dataFolder = useFolder();
  await runImport(dataFolder, [useFile("productos.json", JSON.stringify(CATALOG))]);
  const [rice] = CATALOG.products;
  const smaller = { categories: CATALOG.categories.slice(0, 1), products: [rice] };
  expect(await runImport(dataFolder, [useFile("menos.json", JSON.stringify(smaller))])).toEqual({
    code: 0,
    output:
      "La tienda vende ahora 1 producto en 1 categoría. Se quitaron 4 productos y 2 categorías que el archivo no trae.\n",
  });
  expect(await productsIn(dataFolder)).toEqual(["arroz"]);
});

test("every error is told by row and field, and nothing changes", async () => {
  const dataFolder = useFolder();
  await runImport(dataFolder, [useFile("productos.json", JSON.stringify(CATALOG))]);
  const [rice, ...others] = CATALOG.products;
  const wrong = {
    categories: CATALOG.categories,
    products: [
      { ...rice, price: -1, weightKg: "1 kg" },
      ...others,
      { ...rice, id: "croquetas", category: "mascotas" },
    ],
  };
  const path = useFile("mal.json", JSON.stringify(wrong));
  expect(await runImport(dataFolder, [path])).toEqual({
    code: 1,
    output: [
      "products, fila 1, price: Este dato no vale: escribe una cantidad como 28.5, sin signo y con dos decimales como mucho.",
      "products, fila 1, weightKg: Este dato no vale: escribe kilogramos como 1.03, sin signo y con tres decimales como mucho.",
      "products, fila 6, category: No hay una categoría con el id «mascotas».",
      `No se cambió nada: 3 errores en ${path}.`,
      "",
    ].join("\n"),
  });
  expect(await productsIn(dataFolder)).toEqual(["arroz", "azafran", "jarabe", "leche", "receta"]);
});

test("a project that this machine has no credentials for is told", async () => {
  const path = useFile("productos.json", JSON.stringify(CATALOG));
  const env = { GOOGLE_APPLICATION_CREDENTIALS: "/no/hay.json" };
  expect(await runImport(useFolder(), [path, "--project", "tienda"], env)).toEqual({
    code: 1,
    output:
      "No se pudo entrar al proyecto «tienda» con las credenciales de esta máquina. Entra con «gcloud auth application-default login», y revisa la red.\n",
  });
});

test("a file without lists is told by list", { tags: "full" }, async () => {
  const path = useFile("nada.json", "[]");
  expect(await runImport(useFolder(), [path])).toEqual({
    code: 1,
    output: [
      "categories: Falta la lista «categories».",
      "products: Falta la lista «products».",
      `No se cambió nada: 2 errores en ${path}.`,
      "",
    ].join("\n"),
  });
});

test(
  "no file, two files, an unknown option, a missing file and no JSON are one sentence each",
  { tags: "full" },
  async () => {
    const folder = useFolder();
    const usage =
      "Indica un archivo JSON o CSV: npm run catalog:import -- ARCHIVO [--skip-invalid] [--dry-run] [--project PROYECTO]\n";
    expect(await runImport(folder, [])).toEqual({ code: 1, output: usage });
    expect(await runImport(folder, ["a.json", "b.json"])).toEqual({ code: 1, output: usage });
    expect(await runImport(folder, ["a.json", "--force"])).toEqual({ code: 1, output: usage });
    expect(await runImport(folder, ["no.csv"], { INIT_CWD: "/nowhere" })).toEqual({
      code: 1,
      output: "No existe el archivo /nowhere/no.csv.\n",
    });
    expect(await runImport(folder, [folder])).toEqual({
      code: 1,
      output: `No se puede leer el archivo ${folder}.\n`,
    });
    const path = useFile("productos.json", "id,name\narroz,Arroz");
    expect(await runImport(folder, [path])).toEqual({
      code: 1,
      output: `El archivo ${path} no es JSON válido.\n`,
    });
  },
);

test("a JSON file that is not UTF-8, or larger than 20 MB, is one sentence", { tags: "full" }, async () => {
  const folder = useFolder();
  const latin = useFile("latin.json", Buffer.from('{"categories":[],\n"products":["Pi\u00f1a"]}', "latin1"));
  expect(await runImport(folder, [latin])).toEqual({
    code: 1,
    output: `El archivo ${latin} no está en UTF-8 (línea 2): guárdalo con esa codificación.\n`,
  });
  const large = useFile("grande.json", "");
  truncateSync(large, 20 * 1_048_576 + 1);
  expect(await runImport(folder, [large])).toEqual({
    code: 1,
    output: `El archivo ${large} pasa de 20 MB: impórtalo como tabla (.csv).\n`,
  });
});

test.for<[what: string, piece: string]>([
  ["lists", "["],
  ["records", '{"a":'],
  ["lists of records", '[{"a\\"b":'],
])("10 MB of %s one within the other are refused within 64 MB", async ([, piece]) => {
  const path = useFile("hondo.json", piece.repeat(Math.floor((10 * 1_048_576) / piece.length)));
  expect(await runImport(useFolder(), [path], { NODE_OPTIONS: "--max-old-space-size=64" })).toEqual({
    code: 1,
    output: `El archivo ${path} no es un catálogo: tiene más de 20 listas o registros uno dentro de otro.\n`,
  });
});

test("brackets in a text are text", async () => {
  const [rice, ...others] = CATALOG.products;
  const products = [{ ...rice, description: `\\"${"[{".repeat(50)}` }, ...others];
  const path = useFile("productos.json", JSON.stringify({ ...CATALOG, products }));
  expect(await runImport(useFolder(), [path])).toMatchObject({ code: 0 });
});

describe("a table", { tags: "full" }, () => {
  const TITLES = "nombre;categoría;precio;peso kg;existencias;imagen";
  const table = (...lines: string[]) => useFile("productos.csv", [TITLES, ...lines, ""].join("\r\n"));

  test("becomes what the shop sells, and may bring its categories", async () => {
    const folder = useFolder();
    const path = table(
      "Arroz;Abarrotes;28,50;1,03;500;/pictures/arroz-super-extra-1-kg.webp",
      "Leche;Lácteos;26,9;1,05;40;/pictures/leche-entera-1-l.webp",
    );
    const done = { code: 0, output: "La tienda vende ahora 2 productos en 2 categorías.\n" };
    expect(await runImport(folder, [path])).toEqual(done);
    expect(await runImport(folder, [path])).toEqual(done);
    expect(await productsIn(folder)).toEqual(["arroz", "leche"]);
  });

  test("every error is told by line and column, and nothing changes", async () => {
    const folder = useFolder();
    const path = table(
      "Arroz;Abarrotes;28,505;1,03;500;/pictures/arroz-super-extra-1-kg.webp",
      "",
      "Leche;Lácteos;26,9;;40;/pictures/leche-entera-1-l.webp",
    );
    expect(await runImport(folder, [path])).toEqual({
      code: 1,
      output: [
        "línea 2, precio: Este dato no vale: escribe una cantidad como 28.5, sin signo y con dos decimales como mucho.",
        "línea 4, peso kg: Falta este dato: escribe kilogramos como 1.03, sin signo y con tres decimales como mucho.",
        `No se cambió nada: 2 errores en ${path}.`,
        "",
      ].join("\n"),
    });
    expect(await productsIn(folder)).toEqual([]);
  });

  test("with --skip-invalid the rows without errors are imported, and the others told", async () => {
    const folder = useFolder();
    const path = table(
      "Arroz;Abarrotes;28,5;1,03;500;/pictures/arroz-super-extra-1-kg.webp",
      "Leche;Lácteos;x;1,05;y;/pictures/leche-entera-1-l.webp",
    );
    expect(await runImport(folder, [path, "--skip-invalid"])).toEqual({
      code: 0,
      output: [
        "línea 3, precio: Este dato no vale: escribe una cantidad como 28.5, sin signo y con dos decimales como mucho.",
        "línea 3, existencias: Este dato no vale: escribe un número entero de piezas, 0 o más, sin separar los miles.",
        "Se dejó fuera 1 fila con errores.",
        "La tienda vende ahora 1 producto en 1 categoría.",
        "",
      ].join("\n"),
    });
  });

  test("with --dry-run it says what would happen, and nothing does", async () => {
    const folder = useFolder();
    await runImport(folder, [useFile("productos.json", JSON.stringify(CATALOG))]);
    const path = table("Arroz;Abarrotes;28,5;1,03;500;/pictures/arroz-super-extra-1-kg.webp");
    expect(await runImport(folder, ["--dry-run", path])).toEqual({
      code: 0,
      output:
        "Prueba: la tienda vendería 1 producto en 1 categoría. Se quitarían 4 productos y 2 categorías que el archivo no trae. No se cambió nada.\n",
    });
    expect(await productsIn(folder)).toEqual(["arroz", "azafran", "jarabe", "leche", "receta"]);
  });

  test("columns that nobody knows are told", async () => {
    const path = useFile(
      "productos.csv",
      `${TITLES};costo;proveedor\nArroz;Abarrotes;28,5;1,03;500;/pictures/arroz-super-extra-1-kg.webp;20;Parda\n`,
    );
    expect(await runImport(useFolder(), [path])).toEqual({
      code: 0,
      output:
        "No se usaron estas columnas: «costo», «proveedor».\nLa tienda vende ahora 1 producto en 1 categoría.\n",
    });
  });

  test.for<[what: string, lines: number, end: Uint8Array]>([
    ["on the line of its first sign", 9999, Buffer.from("Pi\u00f1a;Abarrotes\r\n\u00d1ame", "latin1")],
    ["on its last line, when it is cut in half of one", 2, Buffer.from("Piñ").subarray(0, 3)],
  ])("a text that is not UTF-8 is told %s, with what to do", async ([, lines, end]) => {
    const before = [
      TITLES,
      ...Array.from({ length: lines - 1 }, () => "Ñame;Abarrotes;1;1;1;/pictures/ajo-3-cabezas.webp"),
      "",
    ];
    const path = useFile("productos.csv", Buffer.concat([Buffer.from(before.join("\r\n")), end]));
    expect(await runImport(useFolder(), [path])).toEqual({
      code: 1,
      output: `El archivo ${path} no está en UTF-8 (línea ${lines + 1}): en tu hoja de cálculo, guárdalo como «CSV UTF-8».\n`,
    });
  });

  test("a long one tells its progress", async () => {
    const lines = Array.from(
      { length: 2000 },
      (_, at) => `P${at};Abarrotes;1;1;1;/pictures/ajo-3-cabezas.webp`,
    );
    const { output } = await runImport(useFolder(), [table(...lines)]);
    expect(output).toBe(
      "Leídos: 2000 productos…\nEscritos: 2000 productos…\nLa tienda vende ahora 2000 productos en 1 categoría.\n",
    );
  });

  test("20,000 rows need 64 MB and well under a minute", { timeout: 50_000 }, async () => {
    const description = "Descripción de un producto cualquiera de la tienda. ".repeat(6);
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `P${at};C${at % 40};1;1;1;/pictures/ajo-3-cabezas.webp;${description}`,
    );
    const path = useFile("productos.csv", [`${TITLES};descripción`, ...rows, ""].join("\n"));
    const imported = await runImport(useFolder(), [path], { NODE_OPTIONS: "--max-old-space-size=64" });
    expect(imported.code).toBe(0);
    expect(imported.output.split("\n")).toEqual([
      ...["Leídos", "Escritos"].flatMap((verb) =>
        Array.from({ length: 10 }, (_, at) => `${verb}: ${(at + 1) * 2000} productos…`),
      ),
      "La tienda vende ahora 20000 productos en 40 categorías.",
      "",
    ]);
  });

  test("a line of 100 MB is refused by its number, within 64 MB", async () => {
    const folder = useFolder();
    const path = table(
      "Arroz;Abarrotes;28,5;1,03;500;/pictures/arroz-super-extra-1-kg.webp",
      ";".repeat(100 * 1_048_576),
    );
    expect(await runImport(folder, [path], { NODE_OPTIONS: "--max-old-space-size=64" })).toEqual({
      code: 1,
      output: [
        "línea 3: No se puede leer a partir de aquí: revisa que todas las comillas se cierren y que la línea no pase de 100000 letras.",
        `No se cambió nada: 1 error en ${path}.`,
        "",
      ].join("\n"),
    });
    expect(await productsIn(folder)).toEqual([]);
  });

  test("a line of 100 MB that is not UTF-8 is told by its number, within 64 MB", async () => {
    const line = Buffer.alloc(100 * 1_048_576, ";");
    line.write("\u00d1", "latin1");
    const path = useFile("productos.csv", Buffer.concat([Buffer.from(`${TITLES}\n`), line]));
    expect(await runImport(useFolder(), [path], { NODE_OPTIONS: "--max-old-space-size=64" })).toEqual({
      code: 1,
      output: `El archivo ${path} no está en UTF-8 (línea 2): en tu hoja de cálculo, guárdalo como «CSV UTF-8».\n`,
    });
  });

  test("the template is one, and the shop has its pictures", async () => {
    const folder = useFolder();
    expect(await runImport(folder, [TEMPLATE])).toEqual({
      code: 0,
      output: "La tienda vende ahora 3 productos en 3 categorías.\n",
    });
  });

  test("pictures that the shop has not are told by line in the dry run", async () => {
    const path = table(
      "Arroz;Abarrotes;28,5;1,03;500;/pictures/arroz.webp",
      "Ajo;Abarrotes;28,5;1,03;500;/pictures/ajo-3-cabezas.webp",
      "Leche;Abarrotes;28,5;1,03;500;/pictures",
    );
    const missing =
      "La tienda no tiene esta imagen: revisa cómo se escribe, o pon el archivo en una carpeta de apps/web/public.";
    expect(await runImport(useFolder(), [path, "--dry-run"])).toEqual({
      code: 1,
      output: `línea 2, imagen: ${missing}\nlínea 4, imagen: ${missing}\nNo se cambió nada: 2 errores en ${path}.\n`,
    });
  });
});

async function runImport(dataFolder: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const usual = { SHOP_DATA: dataFolder, INIT_CWD: process.cwd() };
  const script = runScript("import-catalog.ts", { args, variables: { ...usual, ...variables } });
  return { code: await script.ended(), output: script.output() };
}

async function productsIn(dataFolder: string): Promise<string[]> {
  const { store } = openData(dataFolder);
  try {
    return (await store.query({ collection: "products", limit: 500 })).map(({ id }) => id);
  } finally {
    await store.close();
  }
}
