import { truncateSync } from "node:fs";
import { expect, test } from "vitest";
import { StartError } from "../start/start-error.ts";
import { useFile, useFolder } from "../testing/use-folder.ts";
import { readCatalogFile, readTableFile } from "./read-catalog-file.ts";

function largeFile(megabytes: number): string {
  const path = useFile("grande", "");
  truncateSync(path, megabytes * 1_048_576 + 1);
  return path;
}

/** Its last letter is cut in two. */
const cutFile = () => useFile("cut.csv", Buffer.from("nombre\r\nPiñ").subarray(0, -1));

test.for<
  [reader: (path: string) => Promise<unknown>, makeFile: () => string, sentence: (path: string) => string]
>([
  [readTableFile, () => "/nowhere/no.csv", (path) => `No existe el archivo ${path}.`],
  [readTableFile, useFolder, (path) => `No se puede leer el archivo ${path}.`],
  [readTableFile, () => largeFile(50), (path) => `El archivo ${path} pasa de 50 MB.`],
  [
    readTableFile,
    cutFile,
    (path) =>
      `El archivo ${path} no está en UTF-8 (línea 2): en tu hoja de cálculo, guárdalo como «CSV UTF-8».`,
  ],
  [
    readCatalogFile,
    () => largeFile(20),
    (path) => `El archivo ${path} pasa de 20 MB: impórtalo como tabla (.csv).`,
  ],
  [readCatalogFile, () => useFile("a.json", "id,name"), (path) => `El archivo ${path} no es JSON válido.`],
])("%s: a file that cannot be read is one sentence", async ([read, makeFile, sentence]) => {
  const path = makeFile();
  await expect(read(path)).rejects.toThrow(new StartError(sentence(path)));
});
