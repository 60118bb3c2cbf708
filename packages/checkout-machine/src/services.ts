import type { AddressBook, OrderSummary, PaymentMethod, PlacedOrder } from "@shop/contract";
import { assign, fromCallback, fromPromise, type EventObject } from "xstate";
import type { CheckoutEvent } from "./checkout-events.ts";
import { checkoutMachine, type CheckoutRef } from "./checkout-machine.ts";
import type { PersistedCheckout } from "./persisted-checkout.ts";
import type { OrderRequest, QuoteRequest } from "./order-content.ts";
import { retryDelay } from "./retry-delay.ts";
import { keyed, type Prepared } from "./transitions.ts";

/** The world of the checkout. Each promise rejects with a `FailureError`. */
export type CheckoutServices = {
  listAddresses: (signal: AbortSignal) => Promise<AddressBook>;
  /** How this shop can be paid, the usual way first. */
  getPaymentMethods: (signal: AbortSignal) => Promise<PaymentMethod[]>;
  getPaymentCart: (request: QuoteRequest, signal: AbortSignal) => Promise<OrderSummary>;
  /** Places the order once per key, however often it is sent. */
  placeOrder: (order: OrderRequest, signal: AbortSignal) => Promise<PlacedOrder>;
  /** What became of the order under a key; 404 where nothing was placed. It places nothing. */
  getPlacedOrder: (key: string, signal: AbortSignal) => Promise<PlacedOrder>;
  persistedCheckout: PersistedCheckout;
  /** Tells at once when there is no network, and then each change. */
  watchNetwork: (listener: (isOnline: boolean) => void) => () => void;
  /** A key that nobody has used, and nobody can guess. */
  newKey: () => string;
  /** From 0 to 1; `Math.random` unless told. */
  random?: () => number;
};

export function provideCheckout(services: CheckoutServices) {
  const { persistedCheckout: kept, random = Math.random } = services;
  return checkoutMachine.provide({
    actors: {
      watchNetwork: fromCallback<EventObject>(({ sendBack }) =>
        services.watchNetwork((isOnline) => {
          if (isOnline) sendBack({ type: "network.back" } satisfies CheckoutEvent);
        }),
      ),
      prepare: fromPromise<Prepared, void>(async ({ signal }) => {
        const [{ addresses }, paymentMethods] = await Promise.all([
          services.listAddresses(signal),
          services.getPaymentMethods(signal),
        ]);
        return { addresses, paymentMethods };
      }),
      getQuote: fromPromise<OrderSummary, QuoteRequest>(({ input, signal }) =>
        services.getPaymentCart(input, signal),
      ),
      placeOrder: fromPromise<PlacedOrder, { order: OrderRequest | undefined }>(({ input, signal }) =>
        input.order
          ? services.placeOrder(input.order, signal)
          : Promise.reject(new Error("the order is not complete")),
      ),
      askOutcome: fromPromise<PlacedOrder, { key: string }>(({ input, signal }) =>
        services.getPlacedOrder(input.key, signal),
      ),
    },
    actions: {
      restore: assign(({ context: { account } }) =>
        account === null ? {} : { ...kept.read(account), attempts: kept.attempts(account) },
      ),
      // A tab that reviews the same order has made its key; what is sent from both is one order.
      setKey: assign(({ context }) =>
        keyed(context, (content) => {
          const draft = context.account === null ? null : kept.read(context.account);
          return (draft?.keyFor === content ? draft.key : null) ?? services.newKey();
        }),
      ),
      noteAttempt: ({ context: { account, key } }) => {
        if (account !== null && key !== null) kept.begin(account, key);
      },
      forgetAttempt: ({ context: { account, attempts } }) => {
        const [key] = attempts;
        if (account !== null && key !== undefined) kept.settle(account, key);
      },
    },
    delays: { retryDelay: ({ context }) => retryDelay(context.failure, context.tries, random()) },
  });
}

/** Writes down how far the shopper has come each time that changes, so that a reload goes on from there. */
export function persistCheckout(checkout: CheckoutRef, kept: PersistedCheckout): void {
  let last = checkout.getSnapshot().context;
  checkout.subscribe(({ context }) => {
    const { account, choices, key, keyFor } = context;
    const isOther = account !== last.account;
    const isNew = choices !== last.choices || key !== last.key || keyFor !== last.keyFor;
    last = context;
    if (account !== null && isNew && !isOther) kept.write(account, { choices, key, keyFor });
  });
}
