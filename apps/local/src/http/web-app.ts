import { join } from "node:path";
import { SCREENS, skeletonOf } from "@shop/web/screens";
import express, { type RequestHandler, type Router } from "express";
import { packedFiles } from "./packed-files.ts";

/** For assets: the build writes the content's hash into their names. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
export const REVALIDATE = "no-cache";

/**
 * Serves the built web app: its files, and for every screen its skeleton. An unknown path gets one, too, with the
 * status 404.
 * @param root the folder of the build; it may appear later
 */
export function webApp(root: string): Router {
  const router = express.Router();
  const publicFiles = files(root, REVALIDATE);
  router.use("/assets", files(join(root, "assets"), IMMUTABLE), notFound);
  router.use(publicFiles);
  router.get([...SCREENS], rewriteToSkeleton, publicFiles, notBuilt);
  router.get("/{*path}", refuseUnlessPage, rewriteToSkeleton, publicFiles, notBuilt);
  router.use((_request, response) => {
    response.status(405).set("allow", "GET, HEAD").type("text/plain").send("Method Not Allowed\n");
  });
  return router;
}

/** The files of a build. */
export function files(root: string, cacheControl: string): RequestHandler[] {
  return [
    packedFiles(root, cacheControl),
    express.static(root, {
      extensions: ["html"],
      index: false,
      redirect: false,
      setHeaders: (response) => response.set("cache-control", cacheControl),
    }),
  ];
}

const rewriteToSkeleton: RequestHandler = (request, _response, next) => {
  const skeleton = skeletonOf(request.path);
  request.url = skeleton === "/" ? "/index.html" : `${skeleton}.html`;
  next();
};

const refuseUnlessPage: RequestHandler = (request, response, next) => {
  if (request.get("accept")?.includes("text/html")) {
    response.status(404);
    next();
    return;
  }
  return notFound(request, response, next);
};

export const notFound: RequestHandler = (_request, response) => {
  response.status(404).type("text/plain").send("Not Found\n");
};

export const notBuilt: RequestHandler = (_request, response) => {
  response.status(503).type("text/plain").send("The web app is not built yet: run npm run build.\n");
};
