import type { Callable } from "@shop/functions";
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from "express";
import { setRawBody } from "./set-raw-body.ts";

/** Far above any payload of the shop, in the notation of the body parser. */
const MAX_BODY = "100kb";

/** Of the function that takes a catalogue: which of its methods may have so much, it decides itself. */
const MAX_DESK_BODY = "4mb";

/**
 * `POST /NAME` for every function, with the callable protocol. Errors are answered in that protocol.
 * @param functions by the names that they are deployed with
 * @param before middleware that gets a call with its parsed body before its function
 */
export function callables(functions: Readonly<Record<string, Callable>>, before: RequestHandler): Router {
  const router = express.Router({ caseSensitive: true });
  // What one parser has read, the next leaves alone.
  router.use("/httpDeskServices", express.json({ limit: MAX_DESK_BODY, verify: setRawBody }));
  router.use(express.json({ limit: MAX_BODY, verify: setRawBody }), before);
  for (const [name, callable] of Object.entries(functions)) {
    // Like the functions' host, the parser above adds `rawBody`.
    router.all(`/${name}`, (request, response) => callable(request as Parameters<Callable>[0], response));
  }
  router.use((_request, response) => {
    response.status(404).json({ error: { status: "NOT_FOUND", message: "There is no such function." } });
  });
  router.use(reportError);
  return router;
}

const reportError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  // Errors of the caller have a status; their messages quote the body, so they are not passed on.
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  if (status === 413) {
    response.status(413).json({ error: { status: "INVALID_ARGUMENT", message: "Payload Too Large" } });
  } else if (typeof status === "number" && status < 500) {
    response.status(400).json({ error: { status: "INVALID_ARGUMENT", message: "Bad Request" } });
  } else {
    console.error(error);
    response.status(500).json({ error: { status: "INTERNAL", message: "INTERNAL" } });
  }
};
