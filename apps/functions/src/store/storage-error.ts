import { FailureError } from "@shop/contract";

/** Nothing can be written: the disk is full, fails or is read-only. What was stored before can still be read. */
export class StorageError extends FailureError {
  override name = "StorageError";

  /** @param cause what the engine threw */
  constructor(cause: unknown) {
    super({ id: 507 });
    this.cause = cause;
  }
}

/** Primary result codes of SQLite: https://sqlite.org/rescode.html */
const READONLY = 8;
const FULL = 13;

/** Of SQLITE_IOERR, those of writing, syncing and growing a file. */
const WRITE_ERRORS = new Set([778, 1034, 4874]);

/** Of the file system, as Node names them. */
const FILE_CODES = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Whether an error of SQLite or of the file system means that nothing can be written. */
export function isStorageError(error: unknown): boolean {
  if (error instanceof StorageError) return true;
  if (!(error instanceof Error)) return false;
  const result = "errcode" in error ? Number(error.errcode) : 0;
  const code = "code" in error ? String(error.code) : "";
  return [READONLY, FULL].includes(result & 0xff) || WRITE_ERRORS.has(result) || FILE_CODES.has(code);
}
