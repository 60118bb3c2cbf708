import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { StartError } from "../start/start-error.ts";

/** Whether a file is a table, by its name; anything else is taken for JSON. */
export function isTable(path: string): boolean {
  return /\.(?:csv|tsv|txt)$/i.test(path);
}

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

/**
 * The text of a table, piece by piece.
 * @throws StartError a sentence in Spanish when there is no such file or it is not UTF-8
 */
export async function* readTableFile(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      throw new StartError(
        `El archivo ${path} no está en UTF-8: en tu hoja de cálculo, guárdalo como «CSV UTF-8».`,
        { cause: error },
      );
    }
  };
  try {
    for await (const bytes of createReadStream(path)) {
      yield decode(bytes as Uint8Array);
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  yield decode();
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  return new StartError(
    isMissing ? `No existe el archivo ${path}.` : `No se puede leer el archivo ${path}.`,
    {
      cause: error,
    },
  );
}
