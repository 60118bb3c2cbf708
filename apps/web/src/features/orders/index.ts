export { orderLineOf } from "./order-line-of.ts";
export { OrderStateTag } from "./order-state-tag.tsx";
export { order } from "./texts.ts";
export { useReorder } from "./use-reorder.ts";
