import { failureText } from "@shop/contract";
import { isStorageError } from "@shop/functions/storage-error";
import type { ErrorRequestHandler } from "express";

/** The last resort: a status and the sentence that a shopper reads, never a stack. */
export const reportError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const marked = error instanceof Error && "status" in error ? Number(error.status) : 500;
  const isUnreadable = marked >= 400 && marked < 500;
  if (!isUnreadable) console.error(error);
  const id = isUnreadable ? 404 : isStorageError(error) ? 507 : 500;
  response
    .status(isUnreadable ? marked : id)
    .type("text/plain")
    .send(`${failureText({ id }, "es")}\n`);
};
