import { failureText, toFailure } from "@shop/contract";
import { isStorageError } from "@shop/functions/storage-error";
import type { ErrorRequestHandler } from "express";

/** The last error handler: a status and a sentence for the shopper, never a stack trace. */
export const reportError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  // Express and its body parsers set a status of 4xx on what the client did wrong; anything else is a 500.
  const ownStatus = error instanceof Error && "status" in error ? Number(error.status) : 500;
  const isBadRequest = ownStatus >= 400 && ownStatus < 500;
  const failure = toFailure(error);
  if (!isBadRequest && failure.id !== 429) console.error(error);
  const shown = isBadRequest ? { id: 404 as const } : isStorageError(error) ? { id: 507 as const } : failure;
  response
    .status(isBadRequest ? ownStatus : shown.id)
    .type("text/plain")
    .send(`${failureText(shown, "es")}\n`);
};
