import type { ApiClient } from "@shop/api-client";
import type { OrderServices } from "@shop/order-machine";
import { watchNetwork } from "../../platform/network/network.ts";
import { openPayment } from "../../platform/browser/open-payment.ts";
import { watchTab } from "../../platform/browser/watch-tab.ts";

/** The services of one order. @param call a call of the signed-in shopper */
export function createOrderServices(call: ApiClient): OrderServices {
  return {
    getOrder: async (id) => (await call("httpPaymentServices", "getOrder", { id })).order,
    checkPayment: async (id) => (await call("httpPaymentServices", "checkPayment", { id })).order,
    payOrder: (id) => call("httpPaymentServices", "payOrder", { id }),
    cancelOrder: async (id) => (await call("httpPaymentServices", "cancelOrder", { id })).order,
    openPayment,
    watchNetwork,
    watchTab,
  };
}
