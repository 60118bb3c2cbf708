export { orderLineOf } from "./order-line-of.ts";
export { OrderStateTag } from "./order-state-tag.tsx";
export { order } from "./texts.ts";
