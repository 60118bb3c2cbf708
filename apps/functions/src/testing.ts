export { anOrder } from "./testing/an-order.ts";
