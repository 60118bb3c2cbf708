import { CoveredTransitions } from "@shop/machine-checks";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { catalogImportMachine } from "./catalog-import-machine.ts";
import { provideGoods } from "./goods-machine.ts";
import { anImport, FakeDesk } from "./testing.ts";

const transitions = new CoveredTransitions(catalogImportMachine);

const NOTHING = { csv: "", fileError: null, result: null, failure: null };
const TRIED = { ...NOTHING, csv: "nombre", result: anImport() };
const FAULTY = anImport({ faults: ["línea 2, precio: Falta este dato."], differences: [] });

/** A file is chosen among the products. */
function openImport() {
  const { callDesk, searchProducts, readTable, files, calls } = new FakeDesk();
  const machine = provideGoods(callDesk, searchProducts, readTable);
  const goods = createActor(machine, { inspect: transitions.note }).start();
  goods.send({ type: "import.open" });
  const importer = () => goods.getSnapshot().children.catalogImport;
  const choose = () => importer()?.send({ type: "file.choose", file: new Blob() });
  choose();
  return {
    goods,
    files,
    lowStock: calls.listLowStock,
    imports: calls.importCatalog,
    choose,
    send: (type: "import.apply" | "import.close") => importer()?.send({ type }),
    seen: () => {
      const snapshot = importer()?.getSnapshot();
      return snapshot && { ...snapshot.context, state: snapshot.value };
    },
  };
}

/** It is tried. */
async function openTried(result = anImport()) {
  const opened = openImport();
  await opened.files.last.answer({ csv: "nombre", fileError: null });
  await opened.imports.last.answer(result);
  return opened;
}

it("a file is tried, and applied once somebody says so; then the products are read again", async () => {
  const { imports, lowStock, send, seen, goods } = await openTried();
  expect(seen()).toEqual({ ...TRIED, state: "showing" });
  send("import.apply");
  expect(seen()).toEqual({ ...TRIED, state: "applying" });
  await imports.last.answer(anImport());
  expect(seen()).toEqual({ ...TRIED, state: "applied" });
  expect(imports.inputs).toEqual([true, false].map((isTrial) => ({ csv: "nombre", isTrial })));
  expect(lowStock.all).toHaveLength(1);
  send("import.close");
  expect(goods.getSnapshot().value).toEqual({ list: "loading", change: "none" });
  expect(lowStock.all).toHaveLength(2);
});

it("a file with faults is not applied, and a corrected one may follow", async () => {
  const { imports, files, send, choose, seen } = await openTried(FAULTY);
  expect(seen()).toEqual({ ...TRIED, result: FAULTY, state: "choosing" });
  send("import.apply");
  choose();
  expect(seen()).toEqual({ ...NOTHING, state: "reading" });
  await files.last.answer({ csv: "nombre", fileError: null });
  await imports.last.answer(anImport());
  send("import.apply");
  await imports.last.answer(FAULTY);
  expect(seen()).toEqual({ ...TRIED, result: FAULTY, state: "choosing" });
  expect(imports.inputs.map(({ isTrial }) => isTrial)).toEqual([true, true, false]);
});

it("a file that changes nothing is not applied", async () => {
  const { imports, send, seen } = await openTried(anImport({ differences: [] }));
  send("import.apply");
  expect(seen()).toMatchObject({ state: "showing" });
  expect(imports.all).toHaveLength(1);
});

it("what is no table, or cannot be read, is not sent", async () => {
  const { files, imports, choose, seen } = openImport();
  await files.last.answer({ csv: "", fileError: "notText" });
  expect(seen()).toEqual({ ...NOTHING, fileError: "notText", state: "choosing" });
  choose();
  await files.last.refuse({ id: 500 });
  expect(seen()).toEqual({ ...NOTHING, fileError: "unreadable", state: "choosing" });
  expect(imports.all).toEqual([]);
});

it("when a trial fails, or it is not known what became of a file, it is chosen again", async () => {
  const { imports, files, send, choose, seen } = await openTried();
  send("import.apply");
  await imports.last.refuse({ id: 503 });
  const failed = { ...TRIED, result: null, failure: { id: 503 }, state: "choosing" };
  expect(seen()).toEqual(failed);
  choose();
  await files.last.answer({ csv: "nombre", fileError: null });
  await imports.last.refuse({ id: 503 });
  expect(seen()).toEqual(failed);
});

it("has no transition that the tests above leave untaken", () => {
  expect(transitions.uncovered).toEqual([]);
});
