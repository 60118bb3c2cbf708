import type { RequestHandler } from "express";

const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;

/**
 * Refuses a request under any other name of this machine. Listening on loopback keeps other machines out, but
 * not a page elsewhere whose name suddenly resolves to 127.0.0.1 (DNS rebinding).
 */
export const requireLoopbackHost: RequestHandler = (request, response, next) => {
  if (LOOPBACK_HOST.test(request.get("host") ?? "")) {
    next();
    return;
  }
  response.status(403).type("text/plain").send("This server answers only at 127.0.0.1 and localhost.\n");
};
