import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
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
  const bytes = await readBytes(path);
  if (!isUtf8(bytes)) throw await notUtf8(path, "guárdalo con esa codificación.");
  // Without the byte order mark that spreadsheets and Windows editors begin a file with.
  const text = new TextDecoder().decode(bytes);
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
  try {
    for await (const bytes of createReadStream(path)) {
      yield decoder.decode(bytes as Uint8Array, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw isEncodingError(error)
      ? await notUtf8(path, "en tu hoja de cálculo, guárdalo como «CSV UTF-8».")
      : unreadable(path, error);
  }
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

function isEncodingError(error: unknown): boolean {
  return error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA";
}

/** @param advice what to do */
async function notUtf8(path: string, advice: string): Promise<StartError> {
  return new StartError(`El archivo ${path} no está en UTF-8 (línea ${await lineNotUtf8(path)}): ${advice}`);
}

/** The first line that is not UTF-8, counted from 1. */
async function lineNotUtf8(path: string): Promise<number> {
  let line = 0;
  // As Latin-1, in which every byte is a letter, and the ends of lines are those of UTF-8.
  const input = createReadStream(path, "latin1");
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    if (!isUtf8(Buffer.from(text, "latin1"))) break;
  }
  return line;
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
