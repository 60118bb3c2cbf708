import { paymentMethod } from "@shop/contract/schemas";
import type { Handler, HandlerDeps } from "../call/handler.ts";

/** How this shop can be paid; anybody may ask. */
export function getPaymentMethods({
  payments,
}: HandlerDeps): Handler<"httpPaymentServices", "getPaymentMethods"> {
  return async () => ({
    paymentMethods: paymentMethod.options.filter((method) => payments.providers[method]),
  });
}
