import type { createFunctions } from "@shop/functions";
import express, { type Router } from "express";
import { setRawBody } from "./set-raw-body.ts";

type Webhooks = ReturnType<typeof createFunctions>["httpPaymentWebhooks"];

/** More than any provider sends, in the notation of the body parser. */
const MAX_BODY = "256kb";

/**
 * `POST /httpPaymentWebhooks/PROVIDER`. What is signed are the bytes that came, so nothing reads them before;
 * and a provider shows a signature, not the token of a shopper.
 */
export function paymentWebhooks(webhooks: Webhooks): Router {
  const router = express.Router({ caseSensitive: true });
  router.use(
    "/httpPaymentWebhooks",
    express.raw({ type: () => true, limit: MAX_BODY, verify: setRawBody }),
    // The functions' host adds `rawBody`, and so does the parser above.
    (request, response) => webhooks(request as Parameters<Webhooks>[0], response),
  );
  return router;
}
