import { failureText, toFailure } from "@shop/contract";
import { isStorageError } from "@shop/functions/storage-error";
import type { ErrorRequestHandler } from "express";

/** The last error handler: a status and a sentence for the shopper, never a stack trace. */
export const reportError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const marked = error instanceof Error && "status" in error ? Number(error.status) : 500;
  const isUnreadable = marked >= 400 && marked < 500;
  const failure = toFailure(error);
  if (!isUnreadable && failure.id !== 429) console.error(error);
  const shown = isUnreadable ? { id: 404 as const } : isStorageError(error) ? { id: 507 as const } : failure;
  response
    .status(isUnreadable ? marked : shown.id)
    .type("text/plain")
    .send(`${failureText(shown, "es")}\n`);
};
