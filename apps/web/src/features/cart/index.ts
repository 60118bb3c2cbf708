export { costsOf } from "./costs-of.ts";
export { GuestReceipt } from "./guest-receipt.tsx";
export type { GuestSummaryServices } from "./guest-summary-machine.ts";
export { cart } from "./texts.ts";
export { useGuestSummary } from "./use-guest-summary.ts";
export { CartFailureBar } from "./cart-failure-bar.tsx";
export { type CartFailure, useCartFailure } from "./use-cart-failure.ts";
