import { failureText } from "@shop/contract";
import { isStorageError } from "@shop/functions/storage-error";
import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler } from "express";

/** The last resort: a status and its name, never a stack. */
export const reportError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const marked = error instanceof Error && "status" in error ? Number(error.status) : 500;
  const status = marked >= 400 && marked < 500 ? marked : 500;
  if (status === 500) {
    console.error(error);
  }
  if (isStorageError(error)) {
    // The page of the test provider shows it to the shopper.
    response
      .status(507)
      .type("text/plain")
      .send(`${failureText({ id: 507 }, "es")}\n`);
    return;
  }
  response.status(status).type("text/plain").send(`${STATUS_CODES[status]}\n`);
};
