import type { Cart, OrderSummary } from "@shop/contract";
import { fromPromise } from "xstate";
import { cartMachine } from "./cart-machine.ts";
import type { SummaryRequest } from "./cart-state.ts";
import type { Change } from "./changes.ts";

/** The world of the cart. Each rejects with a `FailureError`. */
export type CartServices = {
  getCart: (signal: AbortSignal) => Promise<Cart>;
  /** Carries out one change, once per `operationId`. Without a cart in the answer, the cart is read again. */
  change: (change: Change, signal: AbortSignal) => Promise<Cart | undefined>;
  getPaymentCart: (request: SummaryRequest, signal: AbortSignal) => Promise<OrderSummary>;
};

export function provideCart(services: CartServices) {
  return cartMachine.provide({
    actors: {
      getCart: fromPromise<Cart, void>(({ signal }) => services.getCart(signal)),
      change: fromPromise<Cart | undefined, Change | null>(({ input, signal }) =>
        input ? services.change(input, signal) : Promise.resolve(undefined),
      ),
      getPaymentCart: fromPromise<OrderSummary, SummaryRequest>(({ input, signal }) =>
        services.getPaymentCart(input, signal),
      ),
    },
  });
}
