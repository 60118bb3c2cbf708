import { cartBench } from "./cart-bench.ts";
import { sessionBench } from "./session-bench.ts";

/** Every machine that a screen can be seen beside. */
export const benches = { cart: cartBench, session: sessionBench };
