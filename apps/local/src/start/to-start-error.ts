import { isStorageError } from "@shop/functions/storage-error";
import { StartError } from "./start-error.ts";

/**
 * An error of SQLite or of the file system as a sentence for the terminal; any other error as it is.
 * @param dataFolder where the data are
 */
export function toStartError(error: unknown, dataFolder: string): unknown {
  const reason = reasonOf(error);
  if (reason === undefined) return error;
  return new StartError(`Los datos de la tienda (${dataFolder}) no se pueden usar: ${reason}`, {
    cause: error,
  });
}

function reasonOf(error: unknown): string | undefined {
  if (isStorageError(error))
    return "el disco está lleno o no deja escribir. Libera espacio o revisa los permisos, y vuelve a intentarlo.";
  if (!(error instanceof Error)) return undefined;
  // Our statement uses a column or table that the file does not have.
  if (/no such (?:table|column)|has no column/.test(error.message)) return OTHER_VERSION;
  return "errcode" in error
    ? SQLITE_REASONS.get(Number(error.errcode) & 0xff)
    : "code" in error
      ? FILE_REASONS.get(String(error.code))
      : undefined;
}

const DAMAGED =
  "el archivo shop.sqlite está dañado o no es de la tienda. Restaura una copia, o muévelo a otro sitio para empezar de cero.";
const OTHER_VERSION =
  "el archivo shop.sqlite es de otra versión de la tienda. Muévelo a otro sitio para empezar de cero.";
const CLOSED =
  "no se pueden abrir. Revisa que sea una carpeta con permiso de escritura, o elige otra con SHOP_DATA.";
const BUSY = "otro programa los está usando. Ciérralo y vuelve a intentarlo.";

/** By primary result code: https://sqlite.org/rescode.html */
const SQLITE_REASONS = new Map([
  [3, CLOSED],
  [5, BUSY],
  [6, BUSY],
  [10, "el disco falla. Revísalo y vuelve a intentarlo."],
  [11, DAMAGED],
  [14, CLOSED],
  [26, DAMAGED],
]);

/** ENOENT: the disk behind a link is not there, or the file system of a new folder is read-only. */
const FILE_REASONS = new Map(
  ["EACCES", "EPERM", "ENOTDIR", "EISDIR", "EEXIST", "ENOENT"].map((code) => [code, CLOSED]),
);
