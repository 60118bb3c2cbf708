import { expect, test } from "vitest";
import { openData } from "./start/open-data.ts";
import { CATALOG } from "./testing/catalog.ts";
import { runScript } from "./testing/run-script.ts";
import { useFile, useFolder } from "./testing/use-folder.ts";

test("a catalogue file becomes what the shop sells, as often as one likes", async () => {
  const dataFolder = useFolder();
  const path = useFile("productos.json", JSON.stringify(CATALOG));
  const done = { code: 0, output: "La tienda vende ahora 5 productos en 3 categorías.\n" };
  expect(await runImport(dataFolder, [path])).toEqual(done);
  expect(await runImport(dataFolder, [path])).toEqual(done);
  expect(await productsIn(dataFolder)).toEqual(["arroz", "azafran", "jarabe", "leche", "receta"]);
});

test("what the file does not bring is removed, and said so", async () => {
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

test("every fault is told by row and field, and nothing changes", async () => {
  const dataFolder = useFolder();
  await runImport(dataFolder, [useFile("productos.json", JSON.stringify(CATALOG))]);
  const [rice, ...others] = CATALOG.products;
  const wrong = {
    categories: CATALOG.categories,
    products: [{ ...rice, price: -1, weightKg: "1 kg" }, ...others, { ...rice, category: "mascotas" }],
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

test("a file without lists is told by list", async () => {
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

test("no file, two files, a missing file and no JSON are one sentence each", async () => {
  const folder = useFolder();
  const usage = "Indica un archivo: npm run catalog:import -- ARCHIVO.json\n";
  expect(await runImport(folder, [])).toEqual({ code: 1, output: usage });
  expect(await runImport(folder, ["a.json", "b.json"])).toEqual({ code: 1, output: usage });
  expect(await runImport(folder, ["no.json"], "/nowhere")).toEqual({
    code: 1,
    output: "No existe el archivo /nowhere/no.json.\n",
  });
  expect(await runImport(folder, [folder])).toEqual({
    code: 1,
    output: `No se puede leer el archivo ${folder}.\n`,
  });
  const path = useFile("productos.csv", "id,name\narroz,Arroz");
  expect(await runImport(folder, [path])).toEqual({
    code: 1,
    output: `El archivo ${path} no es JSON válido.\n`,
  });
});

async function runImport(dataFolder: string, args: readonly string[], from = process.cwd()) {
  const variables = { SHOP_DATA: dataFolder, INIT_CWD: from };
  const script = runScript("import-catalog.ts", { args, variables });
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
