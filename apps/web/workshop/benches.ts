import { addressBookBench } from "./address-book-bench.ts";
import { cartBench } from "./cart-bench.ts";
import { catalogBench } from "./catalog-bench.ts";
import { checkoutBench } from "./checkout-bench.ts";
import { contactBench } from "./contact-bench.ts";
import { homeBench } from "./home-bench.ts";
import { orderBench } from "./order-bench.ts";
import { orderListBench } from "./order-list-bench.ts";
import { productBench } from "./product-bench.ts";
import { profileBench } from "./profile-bench.ts";
import { securityBench } from "./security-bench.ts";
import { sessionBench } from "./session-bench.ts";
import { verificationBench } from "./verification-bench.ts";
import type { Bench } from "./situation.ts";

/** Every machine that a screen can be seen beside. */
export const benches = {
  home: homeBench,
  catalog: catalogBench,
  product: productBench,
  cart: cartBench,
  checkout: checkoutBench,
  order: orderBench,
  session: sessionBench,
  profile: profileBench,
  verification: verificationBench,
  addressBook: addressBookBench,
  orderList: orderListBench,
  security: securityBench,
  contact: contactBench,
} satisfies Record<string, Bench>;
