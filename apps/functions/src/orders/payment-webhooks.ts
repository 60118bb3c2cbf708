import { paymentMethod as paymentMethods } from "@shop/contract/schemas";
import { toFailure, type PaymentMethod } from "@shop/contract";
import { onRequest, type HttpsFunction, type Request } from "firebase-functions/v2/https";
import { entryOf, type Log } from "../call/log.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import type { HandlerDeps } from "../call/handler.ts";
import { WebhookRefused, type Payments } from "../payments/payment-provider.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import { settleRefunds } from "./settle-refunds.ts";

const SERVICE = "httpPaymentWebhooks";

export type WebhookDeps = Pick<HandlerDeps, "store" | "now" | "newId"> & {
  payments: Payments;
  rateLimiter: RateLimiter;
  log: Log;
};

/**
 * The webhooks, `POST …/httpPaymentWebhooks/PROVIDER`. 200: processed, or a repetition would change nothing; 400: not
 * genuine; 404: unknown provider; 500, or 503 on contention: send it again.
 */
export function paymentWebhooks(deps: WebhookDeps): HttpsFunction {
  return onRequest(async (request, response) => {
    const requestId = deps.newId();
    const method = methodIn(request);
    const status = request.method === "POST" ? await receive(deps, { request, requestId, method }) : 405;
    response.status(status).json({ received: status === 200 });
  });
}

type Received = { request: Request; requestId: string; method: PaymentMethod | undefined };

async function receive(deps: WebhookDeps, { request, requestId, method }: Received): Promise<number> {
  const provider = method && deps.payments.providers[method];
  if (!provider) return 404;
  const call = { requestId, service: SERVICE, method };
  try {
    // A host provides no raw body for an empty one.
    const event = await provider.parseWebhook(request.rawBody ?? Buffer.alloc(0), request.headers);
    if (!event) return 200;
    const outcome = await applyPaymentEvent(deps.store, method, { event, at: deps.now() });
    if (outcome === "unknown order" || outcome === "wrong amount")
      deps.log({ severity: "ERROR", message: `payment event: ${outcome}`, ...call });
    await giveBack(deps, event.orderId).catch((error: unknown) =>
      // Still due: the scheduled sweep tries again.
      deps.log(entryOf({ id: 500 }, error, call)),
    );
    return 200;
  } catch (error) {
    if (error instanceof WebhookRefused) {
      // Unauthenticated senders can cause this.
      if (deps.rateLimiter.mayLogRejection())
        deps.log({ severity: "WARNING", message: "webhook refused", ...call });
      return 400;
    }
    const failure = toFailure(error);
    deps.log(entryOf(failure, error, call));
    return failure.id === 429 ? 503 : 500;
  }
}

/** Refunds what is due of an order; rejects while it stays due. */
async function giveBack({ store, payments }: WebhookDeps, orderId: string): Promise<void> {
  const order = await store.get("orders", orderId);
  if (order) await settleRefunds(store, payments.providers, order);
}

/** The last segment of the path: hosts differ in its prefix. */
function methodIn({ path }: Request): PaymentMethod | undefined {
  const named = paymentMethods.safeParse(path.split("/").at(-1));
  return named.success ? named.data : undefined;
}
