export { describeStore } from "./store/conformance.ts";
export { ACCEPTED_VALUES } from "./testing/malformed/accepted-values.ts";
export { goodCallsOf } from "./testing/malformed/good-calls.ts";
export { withHostileValues, withUnreadableValues } from "./testing/malformed/malformed-calls.ts";
export { anOrder } from "./testing/an-order.ts";
