export {
  decodeInput,
  decodeOutput,
  encodeInput,
  encodeOutput,
  isMethod,
  wrongFields,
} from "./calls/codec.ts";
export {
  services,
  type CallInput,
  type CallOutput,
  type MethodName,
  type ServiceName,
  type Services,
} from "./calls/index.ts";
export { encodeFailure, failureIn, type Code } from "./code.ts";
export { analyticsEvent } from "./analytics-event.ts";
export { category, nutrition, product } from "./entities.ts";
export { orderId, paymentMethod } from "./order.ts";
export { shopConfig } from "./shop-config.ts";
