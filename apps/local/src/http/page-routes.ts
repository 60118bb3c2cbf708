import { existsSync } from "node:fs";
import { join } from "node:path";
import type { createFunctions } from "@shop/functions";
import { RENDERED_SCREENS } from "@shop/web/screens";
import express, { type Router } from "express";

type HttpPages = ReturnType<typeof createFunctions>["httpPages"];

/**
 * Routes to the function that renders pages the paths that `firebase.json` rewrites to it.
 * @param root the folder of the build, which may appear later; without it, pages are served elsewhere
 */
export function pageRoutes(httpPages: HttpPages, root?: string): Router {
  const router = express.Router();
  // It reads no body, so the type's `rawBody` may be missing.
  const answer = (request: express.Request, response: express.Response) =>
    httpPages(request as Parameters<HttpPages>[0], response);
  router.get("/robots.txt", (_request, response) => response.redirect(301, "/robots"));
  router.get(["/sitemap.xml", "/robots"], answer);
  if (root !== undefined)
    router.get([...RENDERED_SCREENS], (request, response, next) =>
      existsSync(join(root, "index.html")) ? answer(request, response) : next(),
    );
  return router;
}
