import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { useFile, useFolder } from "../testing/use-folder.ts";
import { openData } from "./open-data.ts";
import { StartError } from "./start-error.ts";
import { toStartError } from "./to-start-error.ts";

const CLOSED =
  "no se pueden abrir. Revisa que sea una carpeta con permiso de escritura, o elige otra con SHOP_DATA.";
const DAMAGED =
  "el archivo shop.sqlite está dañado o no es de la tienda. Restaura una copia, o muévelo a otro sitio para empezar de cero.";
const OTHER_VERSION =
  "el archivo shop.sqlite es de otra versión de la tienda. Muévelo a otro sitio para empezar de cero.";

test.for<[string, () => string, string]>([
  ["is a file", () => useFile("data", ""), CLOSED],
  ["is below a file", () => join(useFile("data", ""), "below"), CLOSED],
  ["has a folder for its file", folderForFile, CLOSED],
  ["is a link to where there is nothing", linkToNothing, CLOSED],
  ["has a damaged file", damaged, DAMAGED],
  ["has a file with other columns", otherVersion, OTHER_VERSION],
])("a data folder that %s is one sentence", ([, prepare, reason]) => {
  const dataFolder = prepare();
  expect(
    toStartError(
      errorOf(() => openData(dataFolder)),
      dataFolder,
    ),
  ).toEqual(new StartError(`Los datos de la tienda (${dataFolder}) no se pueden usar: ${reason}`));
});

test("a file that another program holds is one sentence", () => {
  const path = join(useFolder(), "shop.sqlite");
  const [holder, other] = [path, path].map((each) => new DatabaseSync(each));
  onTestFinished(() => [holder, other].forEach((each) => each?.close()));
  holder?.exec("BEGIN EXCLUSIVE");
  expect(
    toStartError(
      errorOf(() => other?.exec("BEGIN IMMEDIATE")),
      "datos",
    ),
  ).toEqual(
    new StartError(
      "Los datos de la tienda (datos) no se pueden usar: otro programa los está usando. Ciérralo y vuelve a intentarlo.",
    ),
  );
});

test("an error that is not about the data stays as it is", () => {
  const wrongSql = errorOf(() => new DatabaseSync(":memory:").exec("SELEC"));
  const errors = [new RangeError("no"), new StartError("Port 80 is taken."), "no", wrongSql];
  expect(errors.map((each) => toStartError(each, "datos"))).toEqual(errors);
});

function folderForFile(): string {
  const folder = useFolder();
  mkdirSync(join(folder, "shop.sqlite"));
  return folder;
}

/** A dangling link, as to a disk that is not mounted. A new folder on a read-only file system fails in the same way. */
function linkToNothing(): string {
  const link = join(useFolder(), "data");
  symlinkSync(join(useFolder(), "disk", "data"), link);
  return link;
}

/** A real file whose list of tables is overwritten. */
function damaged(): string {
  const folder = folderWith("CREATE TABLE notes (text)");
  const path = join(folder, "shop.sqlite");
  writeFileSync(path, readFileSync(path).fill("x", 100));
  return folder;
}

function otherVersion(): string {
  return folderWith("CREATE TABLE doc_products (id TEXT PRIMARY KEY)");
}

function folderWith(table: string): string {
  const folder = useFolder();
  const database = new DatabaseSync(join(folder, "shop.sqlite"));
  database.exec(table);
  database.close();
  return folder;
}

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
