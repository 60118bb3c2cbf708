import type { ApiClient } from "@shop/api-client";
import type { CheckoutServices } from "@shop/checkout-machine";
import { newOperationId } from "../../shared/operation-id.ts";
import { createPersistedCheckout } from "../../platform/storage/persisted-checkout.ts";
import { watchNetwork } from "../../platform/network/network.ts";

/** The services of the checkout. @param call calls as the signed-in shopper */
export function createCheckoutServices(call: ApiClient): CheckoutServices {
  return {
    listAddresses: () => call("httpAccountServices", "listAddresses", {}),
    getPaymentMethods: async () =>
      (await call("httpPaymentServices", "getPaymentMethods", {})).paymentMethods,
    getPaymentCart: async (request) =>
      (await call("httpPaymentServices", "getPaymentCart", request)).orderSummary,
    placeOrder: (order) => call("httpPaymentServices", "placeOrder", order),
    getPlacedOrder: (idempotencyKey) => call("httpPaymentServices", "getPlacedOrder", { idempotencyKey }),
    persistedCheckout: createPersistedCheckout(),
    watchNetwork,
    newKey: newOperationId,
  };
}
