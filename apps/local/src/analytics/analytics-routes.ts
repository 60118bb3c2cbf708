import { assertOwnReader } from "@shop/auth-emulator";
import { analyticsEvent } from "@shop/contract/schemas";
import express, { type Request, type Response, type Router } from "express";
import type { AnalyticsEvents } from "./analytics-events.ts";

const PATH = "/estadisticas-de-prueba";

/** 200 items of an event, each with a long name. */
const MAX_BODY = "96kb";

/** Receives the analytics events of the shop's pages. Anything else is refused. */
export function analyticsRoutes(events: AnalyticsEvents): Router {
  const router = express.Router();
  router.post(PATH, express.json({ limit: MAX_BODY }), (request, response) =>
    take(events, request, response),
  );
  return router;
}

async function take(events: AnalyticsEvents, request: Request, response: Response): Promise<void> {
  assertOwnReader(request);
  const read = analyticsEvent.safeParse(request.body);
  if (read.success) await events.store(read.data);
  response.status(read.success ? 204 : 400).end();
}
