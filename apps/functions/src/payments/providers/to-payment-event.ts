import { orderId as orderIds } from "@shop/contract/schemas";
import type { PaymentEvent } from "../payment-provider.ts";

/** The parts of an event as a provider gave them: each may be missing or of another type. */
type Parts = { [Part in keyof PaymentEvent]: unknown };

/** Characters that may be part of a document's id, such as that of an event. All ids of the providers match. */
const PROVIDER_ID = /^[\w:.-]{1,255}$/;

const CURRENCY = /^[A-Z]{3}$/;

/**
 * The event of a provider, or undefined if it cannot concern an order of this shop: other products of the owner report
 * to the same URL, and a provider repeats an event for days after an error response.
 */
export function toPaymentEvent(parts: Parts): PaymentEvent | undefined {
  const { eventId, orderId, status, amount, currency, reference } = parts;
  if (typeof eventId !== "string" || !PROVIDER_ID.test(eventId)) return undefined;
  if (typeof reference !== "string" || !PROVIDER_ID.test(reference)) return undefined;
  if (typeof orderId !== "string" || !orderIds.safeParse(orderId).success) return undefined;
  if (status !== "paid" && status !== "declined" && status !== "refunded") return undefined;
  if (typeof amount !== "number" || !Number.isSafeInteger(amount)) return undefined;
  if (typeof currency !== "string" || !CURRENCY.test(currency)) return undefined;
  return { eventId, orderId, status, amount, currency, reference };
}
