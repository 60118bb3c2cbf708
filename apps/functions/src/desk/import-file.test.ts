import { expect, test } from "vitest";
import { tableOf } from "../testing/catalog-rows.ts";
import { openShop } from "../testing/open-shop.ts";

const EVA = { name: "eva", role: "direccion" };
const NOTHING = { added: 0, changed: 0, removed: 0, unchanged: 0 };
const RICE = { price: 28.5, regularPrice: 30, stock: 3 };

/** What the file says, and what the shop sells when it comes. */
const FILE = tableOf(
  { Precio: "26" },
  { Clave: "sal", Nombre: "Sal 1 kg" },
  { Clave: "te", Nombre: "Té", Descripción: "Negro.", Costo: "9" },
  { Clave: "cafe", Nombre: "Café" },
);

async function openImport(sold: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(sold);
  const send = (csv: string, isTrial: boolean) => shop.desk({ method: "importCatalog", csv, isTrial }, EVA);
  const rows = [
    {},
    { Clave: "te", Nombre: "Té" },
    { Clave: "cafe", Nombre: "Café" },
    { Clave: "pan", Nombre: "Pan" },
  ];
  await send(tableOf(...rows), false);
  const stored = async () =>
    (await shop.store.query({ collection: "products", limit: 500 })).map(({ id, doc }) => [id, doc.price]);
  return { ...shop, send, stored };
}

const BEFORE = [
  ["arroz", 2850],
  ["cafe", 2850],
  ["pan", 2850],
  ["te", 2850],
];

test("a trial says what a file would change, what goes and what costs otherwise first, and changes nothing", async () => {
  const { send, stored, log } = await openImport();
  expect(await send(FILE, true)).toEqual({
    faults: [],
    counts: { added: 1, changed: 2, removed: 1, unchanged: 1 },
    differences: [
      { id: "pan", name: "Pan", before: RICE },
      { id: "arroz", name: "Arroz 1 kg", before: RICE, after: { ...RICE, price: 26 } },
      { id: "sal", name: "Sal 1 kg", after: RICE },
      { id: "te", name: "Té", before: RICE, after: RICE },
    ],
    notes: ["No se usaron estas columnas: «Costo»."],
  });
  expect(await stored()).toEqual(BEFORE);
  expect(await log()).toHaveLength(1);
});

test("an import is in the log, with who and how many; repeated, it is none", async () => {
  const { send, stored, log } = await openImport();
  const counts = { added: 1, changed: 2, removed: 1, unchanged: 1 };
  expect(await send(FILE, false)).toMatchObject({ faults: [], counts });
  expect(await stored()).toEqual([
    ["arroz", 2600],
    ["cafe", 2850],
    ["sal", 2850],
    ["te", 2850],
  ]);
  expect(await send(FILE, false)).toMatchObject({ counts: { ...NOTHING, unchanged: 4 }, differences: [] });
  expect((await log()).slice(1)).toEqual([
    {
      at: "2026-11-21T12:00:00.000Z",
      by: "eva@tienda.example",
      accountId: "eva",
      method: "importCatalog",
      subject: "catálogo",
      before: "",
      after: "nuevos: 1, cambiados: 2, quitados: 1",
    },
  ]);
});

test("a hidden product that the file names is as it was, and one that it does not name goes", async () => {
  const { send, desk, store } = await openImport();
  await desk({ method: "hideProduct", id: "cafe", isHidden: true });
  await desk({ method: "hideProduct", id: "pan", isHidden: true });
  expect(await send(FILE, false)).toMatchObject({
    counts: { added: 1, changed: 2, removed: 1, unchanged: 1 },
  });
  const hidden = await store.query({ collection: "hiddenProducts", limit: 500 });
  expect(hidden.map(({ id }) => id)).toEqual(["cafe"]);
});

test.for<[name: string, csv: string, faults: unknown[]]>([
  ["no table", "PK\u0003\u0004 hoja1", [expect.stringMatching(/^línea 1: Aquí van los títulos/)]],
  [
    "a wrong price",
    tableOf({ Precio: "gratis" }),
    [expect.stringMatching(/^línea 2, Precio: Este dato no vale/)],
  ],
  [
    "no such picture",
    tableOf({ Foto: "/no-hay.webp" }),
    [expect.stringMatching(/^línea 2, Foto: La tienda no/)],
  ],
])("a file with %s changes nothing, and is told why", async ([, csv, faults]) => {
  const { send, stored } = await openImport({ pictures: () => (path) => path !== "/no-hay.webp" });
  const answer = { faults, counts: NOTHING, differences: [], notes: [] };
  expect([await send(csv, true), await send(csv, false)]).toEqual([answer, answer]);
  expect(await stored()).toEqual(BEFORE);
});

test("of many faults and differences the first fifty are told, and how many there are", async () => {
  const { send } = await openImport();
  const many = (price: string) =>
    tableOf(...Array.from({ length: 80 }, (_, at) => ({ Clave: `p-${at}`, Precio: price })));
  const { faults } = (await send(many("gratis"), true)) as { faults: string[] };
  expect([faults.length, faults.at(-1)]).toEqual([51, "Y 30 más."]);
  const { counts, differences } = (await send(many("9"), true)) as { counts: object; differences: unknown[] };
  expect([counts, differences.length]).toEqual([{ ...NOTHING, added: 80, removed: 4 }, 50]);
});
