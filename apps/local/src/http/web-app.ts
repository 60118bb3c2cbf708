import { join } from "node:path";
import express, { type RequestHandler, type Router } from "express";
import { SCREENS } from "./screens.ts";

/**
 * Serves the built web app: its files, and its page for every screen. A page that does not exist is the same
 * page, which says so, with the status 404.
 * @param root the folder of the build; it may appear later
 */
export function webApp(root: string): Router {
  const router = express.Router();
  // The build writes the content's hash into these names.
  router.use(
    "/assets",
    express.static(join(root, "assets"), { immutable: true, maxAge: "1y", index: false }),
  );
  router.use("/assets", notFound);
  router.use(express.static(root, { index: false, redirect: false, setHeaders: askAgain }));
  router.get(SCREENS, page(root, 200));
  router.get("/{*path}", (request, response, next) => {
    const answer = request.get("accept")?.includes("text/html") ? page(root, 404) : notFound;
    return answer(request, response, next);
  });
  router.use((_request, response) => {
    response.status(405).set("allow", "GET, HEAD").type("text/plain").send("Method Not Allowed\n");
  });
  return router;
}

const notFound: RequestHandler = (_request, response) => {
  response.status(404).type("text/plain").send("Not Found\n");
};

function askAgain(response: { setHeader: (name: string, value: string) => unknown }): void {
  response.setHeader("cache-control", "no-cache");
}

function page(root: string, status: number): RequestHandler {
  return (_request, response) => {
    response.status(status).set("cache-control", "no-cache");
    response.sendFile("index.html", { root, cacheControl: false }, (error?: Error) => {
      if (error !== undefined && !response.headersSent) {
        response.status(503).type("text/plain").send("The web app is not built yet: run npm run build.\n");
      }
    });
  };
}
