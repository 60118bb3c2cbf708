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
export { encodeFailure, failureIn, type Code } from "./failures/code.ts";
export { analyticsEvent } from "./entities/analytics-event.ts";
export { category, nutrition, product } from "./entities/entities.ts";
export { orderId, paymentMethod } from "./entities/order.ts";
export { shopConfig } from "./config/shop-config.ts";
