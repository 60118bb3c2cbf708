import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { StartError } from "../start/start-error.ts";

/** Whether a file is a table, by its name; anything else is taken for JSON. */
export function isTable(path: string): boolean {
  return /\.(?:csv|tsv|txt)$/i.test(path);
}

/** A JSON file is in memory as a whole, several times its size: a larger catalogue is a table. */
const MAX_JSON_BYTES = 100 * 1_048_576;

/**
 * What a catalogue file holds, unchecked.
 * @throws StartError a sentence in Spanish when there is no such file, or it is too large, not UTF-8 or not JSON
 */
export async function readCatalogFile(path: string): Promise<unknown> {
  const text = textOf(path, await readBytes(path));
  try {
    return JSON.parse(text);
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

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size > MAX_JSON_BYTES)
      throw new StartError(`El archivo ${path} pasa de 100 MB: impórtalo como tabla (.csv).`);
    return await readFile(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Without the byte order mark that spreadsheets and Windows editors begin a file with. */
function textOf(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new StartError(`El archivo ${path} no está en UTF-8: guárdalo con esa codificación.`, {
      cause: error,
    });
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
