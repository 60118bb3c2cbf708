import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { signTestWebhook, testProvider, type Providers, type TestBank } from "@shop/functions";
import type { Router } from "express";
import { PAGE, paymentPages } from "./payment-pages.ts";
import { createTestBank } from "./test-bank.ts";

export interface TestProviderOptions {
  readonly database: DatabaseSync;
  /** BCP 47 tag of the shop. */
  readonly locale: string;
  /** The origin of the shop, without a slash at its end. */
  readonly origin: () => string;
  /** Whether the bank is unreachable now. */
  readonly isAway?: () => boolean;
  /** ms */
  readonly now?: () => number;
}

export interface LocalTestProvider {
  readonly provider: NonNullable<Providers["prueba"]>;
  readonly router: Router;
  deliver(): Promise<void>;
}

/** The payment provider of a shop on one machine: a bank, its page and its signed webhooks. */
export function createTestProvider(options: TestProviderOptions): LocalTestProvider {
  const { database, locale, origin, isAway = () => false, now = Date.now } = options;
  // A new secret at each start is enough: answers are signed when they are sent, and only this process verifies them.
  const secret = randomBytes(32).toString("hex");
  const bank = createTestBank(database);
  /** Sends the answers that are due to the shop's webhook, as any provider does. What it does not accept stays due. */
  const deliver = async () => {
    const time = now();
    await Promise.all(
      bank.due(time).map(async (payment) => {
        const body = JSON.stringify(payment);
        const headers = {
          "content-type": "application/json",
          "x-prueba-signature": signTestWebhook(secret, body, time),
        };
        const webhook = `${origin()}/api/httpPaymentWebhooks/prueba`;
        const { status } = await fetch(webhook, { method: "POST", headers, body });
        if (status === 200) await bank.answered(payment.reference);
      }),
    );
  };
  return {
    provider: testProvider({ bank: reachable(bank, isAway), secret, page: PAGE, now }),
    router: paymentPages({ bank, locale, now, deliver }),
    deliver,
  };
}

/** The bank as the shop's functions use it: while it is unreachable, each call throws. */
function reachable(bank: TestBank, isAway: () => boolean): TestBank {
  const reached = () => {
    if (isAway()) throw new Error("the test bank is away");
    return bank;
  };
  return {
    open: async (payment) => reached().open(payment),
    get: async (reference) => reached().get(reference),
    refund: async (reference, part) => reached().refund(reference, part),
  };
}
