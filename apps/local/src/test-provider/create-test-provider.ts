import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { testProvider, type Providers } from "@shop/functions";
import type { Router } from "express";
import { deliverAnswers } from "./deliver-answers.ts";
import { PAGE, paymentPages } from "./payment-pages.ts";
import { createTestBank } from "./test-bank.ts";

export interface TestProviderOptions {
  readonly database: DatabaseSync;
  /** BCP 47 tag of the shop. */
  readonly locale: string;
  /** Where the shop answers, without a slash at its end. */
  readonly origin: () => string;
  /** ms */
  readonly now?: () => number;
}

export interface LocalTestProvider {
  readonly provider: NonNullable<Providers["prueba"]>;
  readonly router: Router;
  /** Sends the answers that are due. */
  deliver(): Promise<void>;
}

/** The payment provider of a shop on one machine: a bank, its page and its signed webhooks. */
export function createTestProvider(options: TestProviderOptions): LocalTestProvider {
  const { database, locale, origin, now = Date.now } = options;
  // What is due is signed when it is sent, and this process alone takes it in.
  const secret = randomBytes(32).toString("hex");
  const bank = createTestBank(database);
  const deliver = () => deliverAnswers({ bank, secret, origin: origin(), now: now() });
  return {
    provider: testProvider({ bank, secret, page: PAGE, now }),
    router: paymentPages({ bank, locale, now, deliver }),
    deliver,
  };
}
