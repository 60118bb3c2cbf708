import { readFileSync } from "node:fs";
import type { RequestHandler } from "express";

/** Serves the one script of a page, for the pages forbid any that stands in them. */
export function pageScript(file: URL): RequestHandler {
  const script = readFileSync(file, "utf8");
  return (_request, response) => {
    response.set("cache-control", "no-cache").type("text/javascript").send(script);
  };
}
