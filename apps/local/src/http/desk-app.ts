import { join } from "node:path";
import express, { type RequestHandler, type Router } from "express";
import { files, IMMUTABLE, notBuilt, notFound, REVALIDATE } from "./web-app.ts";

/** Where the counter is. */
export const DESK_PATH = "/mostrador";

/**
 * Serves the built counter: its files, and its one page for every other path below `/mostrador`.
 * @param root the folder of the build; it may appear later
 */
export function deskApp(root: string): Router {
  const router = express.Router();
  const ownFiles = files(root, REVALIDATE);
  router.use(`${DESK_PATH}/assets`, files(join(root, "assets"), IMMUTABLE), notFound);
  router.get([DESK_PATH, `${DESK_PATH}/{*path}`], rewriteToPage, ownFiles, notBuilt);
  return router;
}

/** Serves the counter from its sources: Vite needs the whole path, which a mounted handler would not see. */
export function deskSources(vite: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.path.startsWith(DESK_PATH) ? vite(request, response, next) : next();
}

const rewriteToPage: RequestHandler = (request, _response, next) => {
  request.url = "/index.html";
  next();
};
