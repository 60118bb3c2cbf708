export { anOrder } from "./testing/an-order.ts";
export { serve } from "./testing/serve.ts";
