import { createCodec } from "./calls/codec.ts";
import { services } from "./calls/index.ts";

/** The calls of shoppers; a server that also answers the counter's has a codec of both. */
export const { decodeInput, decodeOutput, encodeInput, encodeOutput, isMethod, wrongFields } =
  createCodec(services);

export { createCodec } from "./calls/codec.ts";
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
export { staffRole } from "./entities/staff.ts";
export { shopConfig } from "./config/shop-config.ts";
