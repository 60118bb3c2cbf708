import { WebhookRefused, type PaymentProvider } from "../payment-provider.ts";

/** `contraentrega`: paid on delivery, so nothing is started, reported or refunded here. */
export const cashOnDelivery: PaymentProvider = {
  start: async () => ({ kind: "done" }),
  parseWebhook: async () => {
    throw new WebhookRefused("nobody reports cash");
  },
  fetchStatus: async () => undefined,
  refund: async () => {},
};
