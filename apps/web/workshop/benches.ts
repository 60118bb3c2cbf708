import { cartBench } from "./cart-bench.ts";
import { catalogBench } from "./catalog-bench.ts";
import { checkoutBench } from "./checkout-bench.ts";
import { homeBench } from "./home-bench.ts";
import { productBench } from "./product-bench.ts";
import { sessionBench } from "./session-bench.ts";

/** Every machine that a screen can be seen beside. */
export const benches = {
  home: homeBench,
  catalog: catalogBench,
  product: productBench,
  cart: cartBench,
  checkout: checkoutBench,
  session: sessionBench,
};
