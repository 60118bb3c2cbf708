import { existsSync } from "node:fs";
import { join } from "node:path";
import type { createFunctions } from "@shop/functions";
import { RENDERED_SCREENS } from "@shop/web/screens";
import express, { type Router } from "express";

type HttpPages = ReturnType<typeof createFunctions>["httpPages"];

/**
 * What the function answers that knows the catalogue: the paths that `firebase.json` sends there.
 * @param root the folder of the build, which may appear later; without it, pages come from elsewhere
 */
export function pageRoutes(httpPages: HttpPages, root?: string): Router {
  const router = express.Router();
  // It reads nothing of a body: that the functions' host adds a `rawBody` does not matter.
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
