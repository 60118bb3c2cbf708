export { goodCallsOf } from "./testing/malformed/good-calls.ts";
export { anOrder } from "./testing/an-order.ts";
