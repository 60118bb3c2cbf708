import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { isDeepJson } from "./is-deep-json.ts";
import { StartError } from "../start/start-error.ts";

/** Whether a file is a table, by its name; anything else is taken for JSON. */
export function isTable(path: string): boolean {
  return /\.(?:csv|tsv|txt)$/i.test(path);
}

/** A JSON file is in memory as a whole, up to 70 times its size: a larger catalogue is a table. */
const MAX_JSON_BYTES = 20 * 1_048_576;

/** A catalogue has four lists and records one within the other. */
const MAX_DEPTH = 20;

/**
 * What a catalogue file holds, unchecked.
 * @throws StartError a sentence in Spanish when there is no such file, or it is too large, not UTF-8, not JSON or
 * too deep
 */
export async function readCatalogFile(path: string): Promise<unknown> {
  const bytes = await readBytes(path);
  if (!isUtf8(bytes)) throw await notUtf8(path, "guárdalo con esa codificación.");
  if (isDeepJson(bytes, MAX_DEPTH))
    throw new StartError(
      `El archivo ${path} no es un catálogo: tiene más de ${MAX_DEPTH} listas o registros uno dentro de otro.`,
    );
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
      throw new StartError(`El archivo ${path} pasa de 20 MB: impórtalo como tabla (.csv).`);
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
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  try {
    for await (const bytes of createReadStream(path)) {
      for (const piece of piecesOf(bytes as Uint8Array)) {
        decoder.decode(piece, { stream: true });
        if (piece.at(-1) === LINE_FEED) line += 1;
      }
    }
  } catch (error) {
    if (!isEncodingError(error)) throw error;
  }
  return line;
}

/** Cut behind each end of a line: a line of any length is never in memory as a whole. */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, from) + 1 || bytes.length;
    yield bytes.subarray(from, end);
    from = end;
  }
}

/** No byte of a longer letter of UTF-8 has this value. */
const LINE_FEED = 10;

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
