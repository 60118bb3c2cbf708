import { readFile } from "node:fs/promises";
import { StartError } from "../start/start-error.ts";

/**
 * What a catalogue file holds, unchecked.
 * @throws StartError a sentence in Spanish when there is no such file or it is not JSON
 */
export async function readCatalogFile(path: string): Promise<unknown> {
  const text = await readText(path);
  try {
    // Spreadsheets and Windows editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new StartError(`El archivo ${path} no es JSON válido.`, { cause: error });
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new StartError(
      isMissing ? `No existe el archivo ${path}.` : `No se puede leer el archivo ${path}.`,
      {
        cause: error,
      },
    );
  }
}
