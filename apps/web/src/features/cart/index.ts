export { costsOf } from "./payment/costs-of.ts";
export { CartReceipt } from "./payment/cart-receipt.tsx";
export { cart } from "./texts.ts";
export { CartFailureBar } from "./cart-failure-bar.tsx";
export { type CartFailure, useCartFailure } from "./use-cart-failure.ts";
