import type { PaymentMethod } from "@shop/contract";
import type { HttpsFunction } from "firebase-functions/v2/https";

export type Posted = { rawBody: string | Buffer; headers: Record<string, string>; method?: string };

/** Posts to the webhook function as a host does, and returns the status. */
export async function postWebhook(
  webhooks: HttpsFunction,
  provider: PaymentMethod | "nadie",
  { rawBody, headers, method = "POST" }: Posted,
): Promise<number> {
  const answered = { status: 0 };
  const response = {
    status(status: number) {
      answered.status = status;
      return response;
    },
    json: () => response,
  };
  const request = {
    method,
    path: `/api/httpPaymentWebhooks/${provider}`,
    headers,
    rawBody: Buffer.from(rawBody),
  };
  // Only the properties that the function reads of a request.
  await webhooks(request as never, response as never);
  return answered.status;
}
