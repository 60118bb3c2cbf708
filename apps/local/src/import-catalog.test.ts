import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openData } from "./start/open-data.ts";
import { CATALOG } from "./testing/catalog.ts";
import { runScript } from "./testing/run-script.ts";
import { useFile, useFolder } from "./testing/use-folder.ts";

const TEMPLATE = fileURLToPath(new URL("../../functions/catalog/plantilla.csv", import.meta.url));
const TITLES = "nombre;categoría;precio;peso kg;existencias;imagen";
const RICE = "Arroz;Abarrotes;28,50;1,03;500;/pictures/arroz-super-extra-1-kg.webp";
const SMALL_HEAP = { NODE_OPTIONS: "--max-old-space-size=64" };

const jsonFile = (catalog: unknown) => useFile("productos.json", JSON.stringify(catalog));
const tableFile = (...lines: string[]) => useFile("productos.csv", [TITLES, ...lines, ""].join("\r\n"));

test("a catalogue file becomes what the shop sells, and what it does not bring is removed", async () => {
  const folder = useFolder();
  // Brackets in a text are no depth.
  const [rice, ...others] = CATALOG.products;
  const products = [{ ...rice, description: `\\"${"[{".repeat(50)}` }, ...others];
  expect(await runImport(folder, [jsonFile({ ...CATALOG, products })])).toEqual({
    code: 0,
    output: "La tienda vende ahora 5 productos en 3 categorías.\n",
  });
  expect(await productsIn(folder)).toEqual(["arroz", "azafran", "jarabe", "leche", "receta"]);
  const sold = "1 producto en 1 categoría.";
  const gone = "4 productos y 2 categorías que el archivo no trae.";
  expect(await runImport(folder, ["--dry-run", tableFile(RICE)])).toEqual({
    code: 0,
    output: `Prueba: la tienda vendería ${sold} Se quitarían ${gone} No se cambió nada.\n`,
  });
  expect(await runImport(folder, [tableFile(RICE)])).toEqual({
    code: 0,
    output: `La tienda vende ahora ${sold} Se quitaron ${gone}\n`,
  });
  expect(await productsIn(folder)).toEqual(["arroz"]);
});

test("every error is one line, by row or by line, and nothing changes", async () => {
  const folder = useFolder();
  const [rice] = CATALOG.products;
  const wrong = jsonFile({
    ...CATALOG,
    products: [
      { ...rice, price: -1 },
      { ...rice, id: "croquetas", category: "mascotas" },
    ],
  });
  const price =
    "Este dato no vale: escribe una cantidad como 28.5, sin signo y con dos decimales como mucho.";
  expect(await runImport(folder, [wrong])).toEqual({
    code: 1,
    output: [
      `products, fila 1, price: ${price}`,
      "products, fila 2, category: No hay una categoría con el id «mascotas».",
      `No se cambió nada: 2 errores en ${wrong}.\n`,
    ].join("\n"),
  });
  const table = tableFile(RICE.replace("28,50", "28,505"), "", RICE.replace("1,03", ""));
  expect(await runImport(folder, [table])).toEqual({
    code: 1,
    output: [
      `línea 2, precio: ${price}`,
      "línea 4, nombre: Su id ya está en la línea 2: cada uno va una sola vez.",
      "línea 4, peso kg: Falta este dato: escribe kilogramos como 1.03, sin signo y con tres decimales como mucho.",
      `No se cambió nada: 3 errores en ${table}.\n`,
    ].join("\n"),
  });
  expect(await productsIn(folder)).toEqual([]);
});

test("the template is a catalogue, and a picture that the shop has not is reported in the dry run", async () => {
  expect(await runImport(useFolder(), [TEMPLATE])).toMatchObject({ code: 0 });
  const path = tableFile(RICE.replace("-super-extra-1-kg", ""));
  expect(await runImport(useFolder(), [path, "--dry-run"])).toEqual({
    code: 1,
    output: expect.stringMatching(/^línea 2, imagen: La tienda no tiene esta imagen/),
  });
});

test("with --skip-invalid rows without errors are imported, and the others and unknown columns reported", async () => {
  const path = useFile("productos.csv", `${TITLES};costo\n${RICE};20\nLeche;Lácteos;1;1,05;y;/pictures;1\n`);
  expect(await runImport(useFolder(), [path, "--skip-invalid"])).toEqual({
    code: 0,
    output: [
      "línea 3, existencias: Este dato no vale: escribe un número entero de piezas, 0 o más, sin separar los miles.",
      "Se dejó fuera 1 fila con errores.",
      "No se usaron estas columnas: «costo».",
      "La tienda vende ahora 1 producto en 1 categoría.\n",
    ].join("\n"),
  });
});

test("what the command cannot do is one sentence", { tags: "full" }, async () => {
  const usage =
    "Indica un archivo JSON o CSV: npm run catalog:import -- ARCHIVO [--skip-invalid] [--dry-run] [--project PROYECTO]";
  const login =
    "No se pudo entrar al proyecto «tienda» con las credenciales de esta máquina. Entra con «gcloud auth application-default login», y revisa la red.";
  const cases: [args: string[], sentence: string, variables?: NodeJS.ProcessEnv][] = [
    [["a.json", "b.json"], usage],
    [["a.json", "--force"], usage],
    [["no.csv"], "No existe el archivo /nowhere/no.csv.", { INIT_CWD: "/nowhere" }],
    [[TEMPLATE, "--project", "tienda"], login, { GOOGLE_APPLICATION_CREDENTIALS: "/no/hay.json" }],
  ];
  const runs = cases.map(([args, , variables]) => runImport(useFolder(), args, variables));
  expect(await Promise.all(runs)).toEqual(
    cases.map(([, sentence]) => ({ code: 1, output: `${sentence}\n` })),
  );
});

test.for<[what: string, piece: string]>([
  ["lists", "["],
  ["lists of records", '[{"a\\"b":'],
])("10 MB of %s one within the other are refused within 64 MB", async ([, piece]) => {
  const path = useFile("hondo.json", piece.repeat(Math.floor((10 * 1_048_576) / piece.length)));
  expect(await runImport(useFolder(), [path], SMALL_HEAP)).toEqual({
    code: 1,
    output: `El archivo ${path} no es un catálogo: tiene más de 20 listas o registros uno dentro de otro.\n`,
  });
});

test(
  "20,000 rows need little memory and well under a minute",
  { tags: "full", timeout: 50_000 },
  async () => {
    const description = "Descripción de un producto cualquiera de la tienda. ".repeat(6);
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `P${at};C${at % 40};1;1;1;/pictures/ajo-3-cabezas.webp;${description}`,
    );
    const path = useFile("productos.csv", [`${TITLES};descripción`, ...rows, ""].join("\n"));
    expect(await runImport(useFolder(), [path], { NODE_OPTIONS: "--max-old-space-size=128" })).toEqual({
      code: 0,
      output: "La tienda vende ahora 20000 productos en 40 categorías.\n",
    });
  },
);

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
