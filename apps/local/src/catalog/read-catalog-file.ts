import { isUtf8 } from "node:buffer";
import { readFile, stat } from "node:fs/promises";
import { StartError } from "../start/start-error.ts";

const MiB = 1_048_576;

/** Files are read into memory: JSON takes up to 70 times its size, so larger catalogues are tables. */
const MAX_JSON_BYTES = 20 * MiB;
const MAX_TABLE_BYTES = 50 * MiB;

/** A catalogue has four levels of lists and records. */
const MAX_DEPTH = 20;

/** Whether a file is a table, by its name; anything else is taken for JSON. */
export function isTable(path: string): boolean {
  return /\.(?:csv|tsv|txt)$/i.test(path);
}

/**
 * What a catalogue file holds, unchecked.
 * @throws StartError a sentence in Spanish when there is no such file, or it is too large, not UTF-8, not JSON or
 * too deep
 */
export async function readCatalogFile(path: string): Promise<unknown> {
  const text = await readText(path, MAX_JSON_BYTES, "pasa de 20 MB: impórtalo como tabla (.csv).");
  if (isDeeper(text, MAX_DEPTH))
    throw new StartError(
      `El archivo ${path} no es un catálogo: tiene más de ${MAX_DEPTH} listas o registros uno dentro de otro.`,
    );
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`El archivo ${path} no es JSON válido.`, { cause: error });
  }
}

/**
 * The text of a table.
 * @throws StartError a sentence in Spanish when there is no such file, or it is too large or not UTF-8
 */
export function readTableFile(path: string): Promise<string> {
  return readText(path, MAX_TABLE_BYTES, "pasa de 50 MB.");
}

async function readText(path: string, max: number, tooLarge: string): Promise<string> {
  const bytes = await readBytes(path, max);
  if (!bytes) throw new StartError(`El archivo ${path} ${tooLarge}`);
  // Without the byte order mark that spreadsheets and Windows editors begin a file with.
  const text = new TextDecoder().decode(bytes);
  if (isUtf8(bytes)) return text;
  const line = text.slice(0, text.indexOf("\uFFFD")).split("\n").length;
  throw new StartError(
    `El archivo ${path} no está en UTF-8 (línea ${line}): en tu hoja de cálculo, guárdalo como «CSV UTF-8».`,
  );
}

/** Undefined when there are more than `max`. */
async function readBytes(path: string, max: number): Promise<Uint8Array | undefined> {
  try {
    return (await stat(path)).size > max ? undefined : await readFile(path);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const sentence = isMissing ? "No existe el archivo" : "No se puede leer el archivo";
    throw new StartError(`${sentence} ${path}.`, { cause: error });
  }
}

/** Whether a text is nested more deeply: JSON.parse would take 70 times its size. */
function isDeeper(text: string, max: number): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && depth <= max; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    // An escaped quote does not end a string.
    else if (sign === "\\") at += 1;
    else if (!isQuoted && (sign === "[" || sign === "{")) depth += 1;
    else if (!isQuoted && (sign === "]" || sign === "}")) depth -= 1;
  }
  return depth > max;
}
