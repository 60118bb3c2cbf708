import { assertOwnReader, isFromOwnPage } from "@shop/auth-emulator";
import express, { type Router } from "express";
import { sendPage } from "../pages/frame.ts";
import { failurePage } from "./failure-page.ts";
import { type InjectedFailures, KINDS, SERVICES, TURNS } from "./injected-failures.ts";

const PATH = "/fallas-de-prueba";

/**
 * The page on which a developer makes calls fail, or every request, as without a network. A query does the same:
 * `?falla=429&turno=todas&llamada=getCart`, `?sin=red`, `?bien`. A link from another site opens the page, but has no
 * effect.
 */
export function failureRoutes(failures: InjectedFailures): Router {
  const router = express.Router();
  router.get(PATH, (request, response) => {
    assertOwnReader(request);
    const query = isFromOwnPage(request) ? request.query : {};
    const { falla, turno = "siguiente", llamada, sin, bien } = query;
    const call = typeof llamada === "string" && llamada !== "" ? llamada : undefined;
    if (isKeyOf(KINDS, falla) && isKeyOf(TURNS, turno)) failures.inject({ kind: falla, turn: turno, call });
    else if (isKeyOf(SERVICES, sin)) failures.takeAway(sin);
    else if (bien !== undefined) failures.clear();
    else {
      const isUnknown = Object.keys(query).length > 0;
      sendPage(response, { ...failurePage(failures), status: isUnknown ? 400 : 200 });
      return;
    }
    // Redirects to the page without the query, so that a reload does not repeat it.
    response.redirect(303, PATH);
  });
  router.use((request, _response, next) => {
    if (failures.missing === "red") request.socket.destroy();
    else next();
  });
  return router;
}

function isKeyOf<Names extends object>(names: Names, value: unknown): value is keyof Names & string {
  return typeof value === "string" && Object.hasOwn(names, value);
}
