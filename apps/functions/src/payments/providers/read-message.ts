import { WebhookRefused } from "../payment-provider.ts";

/**
 * What a webhook carries, as JSON.
 * @param rawBody the bytes that were sent
 * @throws WebhookRefused for what is no JSON object
 */
export function readMessage(rawBody: Buffer): Record<string, unknown> {
  const message = parse(rawBody);
  if (typeof message !== "object" || message === null || Array.isArray(message))
    throw new WebhookRefused("no message");
  return fieldsOf(message);
}

/** The own fields of anything; what is no object has none. A name that every object inherits is no field. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" ? { ...value } : {};
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString());
  } catch {
    throw new WebhookRefused("no JSON");
  }
}
