import type { Failure } from "@shop/contract";
import { encodeFailure } from "@shop/contract/schemas";
import type { RequestHandler } from "express";
import type { InjectedFailures, Kind } from "./injected-failures.ts";

/** How long a slow call waits, in ms. */
const DELAY = 5000;

type Answered = Exclude<Kind, "tarda" | "no-llega" | "sin-respuesta" | "401">;

/** With the details of real responses. Weights in grams, `retryAfter` in seconds. */
const ANSWERS: Record<Answered, Failure> = {
  "403": { id: 403, reason: "counterOnly" },
  "404": { id: 404, what: "product" },
  "406": { id: 406 },
  "409": { id: 409, reason: "stock", limit: 1 },
  "410": { id: 410 },
  "413": { id: 413, limit: 100 },
  "422": { id: 422, field: "" },
  "429": { id: 429, retryAfter: 10 },
  "500": { id: 500 },
  "507": { id: 507 },
};

/**
 * Makes calls of functions fail as requested on the page. It needs their parsed body.
 * @param locale BCP 47 tag of the shop
 */
export function failCalls(failures: InjectedFailures, locale: string): RequestHandler {
  return (request, response, next) => {
    const kind = failures.next([request.path.slice(1), methodOf(request.body)]);
    switch (kind) {
      case undefined:
        next();
        return;
      case "tarda":
        setTimeout(next, DELAY);
        return;
      case "no-llega":
        request.socket.destroy();
        return;
      case "sin-respuesta":
        // The function does its work, and its response is lost.
        response.end = () => response.destroy();
        next();
        return;
      case "401":
        response.status(401).json({ error: { status: "UNAUTHENTICATED", message: "Unauthenticated" } });
        return;
      default:
        response.json({ result: { code: encodeFailure(ANSWERS[kind], locale) } });
    }
  };
}

function methodOf(body: unknown): unknown {
  return (body as { data?: { method?: unknown } | null } | null | undefined)?.data?.method;
}
