import { signTestWebhook } from "@shop/functions";
import type { LocalTestBank } from "./test-bank.ts";

export interface Delivery {
  readonly bank: LocalTestBank;
  /** Signs what is sent. */
  readonly secret: string;
  /** The origin of the shop, without a slash at its end. */
  readonly origin: string;
  /** ms */
  readonly now: number;
}

/** Sends the due events to the shop's webhook, as any provider does. What it does not accept stays due. */
export async function deliverAnswers({ bank, secret, origin, now }: Delivery): Promise<void> {
  await Promise.all(
    bank.due(now).map(async (payment) => {
      const body = JSON.stringify(payment);
      const { status } = await fetch(`${origin}/api/httpPaymentWebhooks/prueba`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-prueba-signature": signTestWebhook(secret, body, now),
        },
        body,
      });
      if (status === 200) await bank.answered(payment.reference);
    }),
  );
}
