import type { createFunctions } from "@shop/functions";
import express, { type Router } from "express";
import { setRawBody } from "./set-raw-body.ts";

type Webhooks = ReturnType<typeof createFunctions>["httpPaymentWebhooks"];

/** More than any provider sends, in the notation of the body parser. */
const MAX_BODY = "256kb";

/**
 * `POST /httpPaymentWebhooks/PROVIDER`. The raw bytes are signed, so no parser may come first; and a provider sends a
 * signature, not a shopper's token.
 */
export function paymentWebhooks(webhooks: Webhooks): Router {
  const router = express.Router({ caseSensitive: true });
  router.use(
    "/httpPaymentWebhooks",
    express.raw({ type: () => true, limit: MAX_BODY, verify: setRawBody }),
    // Like the functions' host, the parser above adds `rawBody`.
    (request, response) => webhooks(request as Parameters<Webhooks>[0], response),
  );
  return router;
}
