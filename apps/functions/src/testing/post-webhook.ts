import type { PaymentMethod } from "@shop/contract";
import type { HttpsFunction } from "firebase-functions/v2/https";

export type Posted = { rawBody: string | Buffer; headers: Record<string, string>; method?: string };

/** Posts to the webhook function as a host does, and gives the status that it answers. */
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
  // Only what the function looks at: the rest of a request is the host's.
  await webhooks(request as never, response as never);
  return answered.status;
}
