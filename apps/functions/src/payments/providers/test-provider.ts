import type { Money } from "@shop/contract";
import type { PaymentEvent, PaymentPart, PaymentProvider } from "../payment-provider.ts";
import { readMessage } from "./read-message.ts";
import { checkTestWebhook } from "./test-webhook.ts";
import { toPaymentEvent } from "./to-payment-event.ts";

/** A payment as the test bank stores it. */
export type TestPayment = {
  reference: string;
  orderId: string;
  number: string;
  amount: Money;
  currency: string;
  /** The path to which the shopper returns. */
  back: string;
  status: "open" | PaymentEvent["status"];
};

/** A bank that moves no money. `apps/local` has one. */
export type TestBank = {
  /** Opens a payment for an order, once. */
  open(payment: Omit<TestPayment, "reference" | "status">): Promise<TestPayment>;
  get(reference: string): Promise<TestPayment | undefined>;
  refund(reference: string, part?: PaymentPart): Promise<void>;
};

export type TestProviderOptions = {
  bank: TestBank;
  /** Signs the webhooks. */
  secret: string;
  /** The path of the payment page, to which the reference is appended. */
  page: string;
  /** ms */
  now: () => number;
};

/** `prueba`: a provider with its own page and signed webhooks, for a shop that is not open yet. */
export function testProvider({ bank, secret, page, now }: TestProviderOptions): PaymentProvider {
  return {
    start: async ({ id, number, total, currency }, { back }) => {
      const { reference } = await bank.open({ orderId: id, number, amount: total, currency, back });
      return { kind: "redirect", url: `${page}/${reference}`, attempt: reference };
    },
    parseWebhook: async (rawBody, headers) => {
      checkTestWebhook(secret, { rawBody, signature: headers["x-prueba-signature"], at: now() });
      return eventOf(readMessage(rawBody));
    },
    fetchStatus: async (attempt) => {
      const payment = await bank.get(attempt);
      return payment && eventOf(payment);
    },
    refund: (reference, part) => bank.refund(reference, part),
  };
}

function eventOf(payment: { [Field in keyof TestPayment]?: unknown }): PaymentEvent | undefined {
  const { reference, orderId, status, amount, currency } = payment;
  return toPaymentEvent({
    eventId: `${String(reference)}:${String(status)}`,
    orderId,
    status,
    amount,
    currency,
    reference,
  });
}
