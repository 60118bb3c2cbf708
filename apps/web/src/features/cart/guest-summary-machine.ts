import type { CartItem, OrderSummary } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** What a guest's cart is, and how it shall travel; without an option, the server takes the first that fits. */
export type GuestSummaryRequest = { lines: Pick<CartItem, "id" | "quantity">[]; shippingOption?: string };

/** Where it is asked what a guest's cart costs. It rejects with a `FailureError`. */
export type GuestSummaryServices = {
  summariseGuest: (request: GuestSummaryRequest, signal: AbortSignal) => Promise<OrderSummary>;
};

/**
 * What a guest's cart costs, delivered: an account's cart has a summary of its own. Without it the cart is no worse:
 * the summary is shown when it is there, and the way to the checkout stays open, but for a 406.
 * @public it has a chart
 */
export const guestSummaryMachine = createQueryMachine({
  id: "guestSummary",
  description: "What a guest's cart costs, delivered.",
  load: port<OrderSummary, GuestSummaryRequest>("load"),
});

export function provideGuestSummary({ summariseGuest }: GuestSummaryServices) {
  return guestSummaryMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => summariseGuest(input, signal)),
    },
  });
}
