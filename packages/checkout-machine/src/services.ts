import type { AddressBook, OrderSummary, PaymentMethod, PlacedOrder } from "@shop/contract";
import { networkWatcher, retryDelay, type WatchNetwork } from "@shop/machine-factories";
import { assign, fromPromise } from "xstate";
import { checkoutMachine } from "./checkout-machine.ts";
import type { OrderRequest } from "./checkout-state.ts";
import { checkoutStepsMachine } from "./checkout-steps-machine.ts";
import { setKey, type QuoteRequest } from "./order-content.ts";
import { OUTCOME_RETRY, placementMachine } from "./placement-machine.ts";
import { readDraft, type PersistedCheckout } from "./persisted-checkout.ts";

/** The services of the checkout's machines. Each promise rejects with a `FailureError`. */
export type CheckoutServices = {
  listAddresses: (signal: AbortSignal) => Promise<AddressBook>;
  /** The payment methods of this shop, the default first. */
  getPaymentMethods: (signal: AbortSignal) => Promise<PaymentMethod[]>;
  getPaymentCart: (request: QuoteRequest, signal: AbortSignal) => Promise<OrderSummary>;
  /** Places the order once per key, however often it is sent. */
  placeOrder: (order: OrderRequest, signal: AbortSignal) => Promise<PlacedOrder>;
  /** The outcome of the order of a key; 404 if nothing was placed. It places nothing. */
  getPlacedOrder: (key: string, signal: AbortSignal) => Promise<PlacedOrder>;
  persistedCheckout: PersistedCheckout;
  watchNetwork: WatchNetwork;
  /** A new unguessable key. */
  newKey: () => string;
  /** From 0 to 1; `Math.random` by default. */
  random?: () => number;
};

/** The checkout, its steps and the placement, with their services provided. */
export function provideCheckout(services: CheckoutServices) {
  const { persistedCheckout } = services;
  return checkoutMachine.provide({
    actors: {
      watchNetwork: networkWatcher(services.watchNetwork),
      steps: provideSteps(services),
      placement: providePlacement(services),
    },
    actions: {
      restore: assign(({ context: { account, draft } }) =>
        account === null
          ? {}
          : {
              draft: { ...draft, ...readDraft(persistedCheckout, account) },
              attempts: persistedCheckout.attempts(account),
            },
      ),
      storeAttempt: ({ context: { account, submitted } }) => {
        if (account !== null && submitted) persistedCheckout.begin(account, submitted.idempotencyKey);
      },
    },
  });
}

function provideSteps(services: CheckoutServices) {
  const { persistedCheckout, newKey } = services;
  return checkoutStepsMachine.provide({
    actors: {
      prepare: fromPromise(async ({ signal }) => {
        const [{ addresses }, paymentMethods] = await Promise.all([
          services.listAddresses(signal),
          services.getPaymentMethods(signal),
        ]);
        return { addresses, paymentMethods };
      }),
      getQuote: fromPromise(({ input, signal }) => services.getPaymentCart(input, signal)),
    },
    actions: {
      // Another tab may have created the key of the same order: with one key, both tabs place one order.
      setKey: assign(({ context }) =>
        setKey(context, (content) => {
          const known = readDraft(persistedCheckout, context.account)?.orderKey;
          return known?.content === content ? known.key : newKey();
        }),
      ),
    },
  });
}

function providePlacement(services: CheckoutServices) {
  const { persistedCheckout, random = Math.random } = services;
  return placementMachine.provide({
    actors: {
      watchNetwork: networkWatcher(services.watchNetwork),
      placeOrder: fromPromise(({ input, signal }) =>
        input.order
          ? services.placeOrder(input.order, signal)
          : Promise.reject(new Error("there is no order to place")),
      ),
      askOutcome: fromPromise(({ input, signal }) => services.getPlacedOrder(input.key, signal)),
    },
    actions: {
      forgetAttempt: ({ context: { account, key } }) => persistedCheckout.settle(account, key),
    },
    delays: {
      retryDelay: ({ context }) => retryDelay(context.failure, context.tries, OUTCOME_RETRY, random()),
    },
  });
}
