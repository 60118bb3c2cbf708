import type { ErrorRequestHandler } from "express";
import { ProtocolError } from "../protocol/protocol-error.ts";
import { isBusy } from "../store/wait-for-lock.ts";

/** Primary result codes of SQLite: https://sqlite.org/rescode.html */
const READONLY = 8;
const FULL = 13;
/** SQLITE_IOERR_WRITE, SQLITE_IOERR_FSYNC and SQLITE_IOERR_SHMSIZE. */
const WRITE_ERRORS = new Set([778, 1034, 4874]);

/** Answers every error in the format of the protocol, without a stack and without the input. */
export const reportError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const known = toProtocolError(error);
  response.status(known.status).json(known);
};

function toProtocolError(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  // Errors of the caller have a status; their messages quote the body, so they are not passed on.
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  if (status === 413) return new ProtocolError("PAYLOAD_TOO_LARGE", 413);
  if (typeof status === "number" && status < 500)
    return new ProtocolError("INVALID_ARGUMENT : The request cannot be read.");
  if (isBusy(error))
    return new ProtocolError("DATABASE_BUSY : Another program writes to the database. Try again.", 503);
  // Where it was thrown, without the message, which may contain user input.
  console.error("identity service failed:", error instanceof Error ? whereabouts(error) : typeof error);
  return isStorageError(error)
    ? new ProtocolError("INSUFFICIENT_STORAGE : Nothing can be saved now.", 507)
    : new ProtocolError("INTERNAL_ERROR", 500);
}

function whereabouts(error: Error): string {
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
  return [error.name, ...frames].join("\n");
}

/** Whether SQLite says that nothing can be written: the disk is full, fails or is read-only. */
function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  const result = Number(error.errcode);
  return [READONLY, FULL].includes(result & 0xff) || WRITE_ERRORS.has(result);
}
