/** Primary result codes of SQLite: https://sqlite.org/rescode.html */
const READONLY = 8;
const FULL = 13;

/** Of SQLITE_IOERR, those of writing, syncing and growing a file. */
const WRITE_ERRORS = new Set([778, 1034, 4874]);

/** Whether an error of SQLite says that nothing can be written: the disk is full, fails or is read-only. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  const result = Number(error.errcode);
  return [READONLY, FULL].includes(result & 0xff) || WRITE_ERRORS.has(result);
}
