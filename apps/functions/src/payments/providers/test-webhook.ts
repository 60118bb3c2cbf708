import { createHmac, timingSafeEqual } from "node:crypto";
import { WebhookRefused } from "../payment-provider.ts";

/** How old a signature may be, in seconds, as with Stripe. */
const TOLERANCE = 300;

const SIGNATURE = /^t=(?<time>\d{1,12}),v1=(?<mac>[0-9a-f]{64})$/;

/**
 * The value of `x-prueba-signature`, which signs a body and its time.
 * @param at ms
 */
export function signTestWebhook(secret: string, rawBody: string | Buffer, at: number): string {
  const time = String(Math.floor(at / 1000));
  return `t=${time},v1=${macOf(secret, rawBody, time).toString("hex")}`;
}

/**
 * Checks a signature.
 * @param at now, in ms
 * @throws WebhookRefused
 */
export function checkTestWebhook(
  secret: string,
  { rawBody, signature, at }: { rawBody: Buffer; signature: unknown; at: number },
): void {
  const { time, mac } = SIGNATURE.exec(typeof signature === "string" ? signature : "")?.groups ?? {};
  if (time === undefined || mac === undefined) throw new WebhookRefused("no signature");
  if (!timingSafeEqual(Buffer.from(mac, "hex"), macOf(secret, rawBody, time)))
    throw new WebhookRefused("another signature");
  if (Math.abs(at / 1000 - Number(time)) > TOLERANCE) throw new WebhookRefused("too old");
}

function macOf(secret: string, rawBody: string | Buffer, time: string): Buffer {
  return createHmac("sha256", secret).update(`${time}.`).update(rawBody).digest();
}
