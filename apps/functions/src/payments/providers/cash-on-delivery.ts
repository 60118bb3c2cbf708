import { WebhookRefused, type PaymentProvider } from "../payment-provider.ts";

/** `contraentrega`: the money changes hands at the door, so nothing is started, reported or given back here. */
export const cashOnDelivery: PaymentProvider = {
  start: async () => ({ kind: "done" }),
  parseWebhook: async () => {
    throw new WebhookRefused("nobody reports cash");
  },
  fetchStatus: async () => undefined,
  refund: async () => {},
};
