import { shop, toCart } from "@shop/commerce";
import { networkWatcher, retryDelay, type WatchNetwork } from "@shop/machine-factories";
import {
  MAX_GUEST_LINES,
  type Cart,
  type CartItem,
  type OrderSummary,
  type RejectedLine,
} from "@shop/contract";
import { assign, enqueueActions, fromCallback, fromPromise, type EventObject } from "xstate";
import { accountCartMachine } from "./account-cart-machine.ts";
import type { CartEvent } from "./cart-events.ts";
import { cartMachine } from "./cart-machine.ts";
import { CART_RETRY } from "./cart-setup.ts";
import { applyChanges, type Change } from "./changes.ts";
import { guestCartMachine } from "./guest-cart-machine.ts";
import { repriced, settleLines, type DeviceCart, type GuestLine } from "./guest-cart.ts";
import type { CartAnswer } from "./known-lines.ts";
import { outboxMachine } from "./outbox-machine.ts";
import type { PersistedOutbox } from "./persisted-outbox.ts";
import { summaryMachine } from "./summary-machine.ts";
import type { SummaryRequest } from "./summary-state.ts";
import { restored } from "./outbox-queue.ts";

/** The ports of the cart's machines. Each promise rejects with a `FailureError`. */
export type CartServices = {
  getCart: (signal: AbortSignal) => Promise<Cart>;
  /**
   * Carries out one change, once per `operationId`. Without a cart in the answer, the cart is read again.
   * @param account the one and only whose cart may change; null as long as the session does not know
   */
  change: (change: Change, account: string | null, signal: AbortSignal) => Promise<CartAnswer | undefined>;
  getPaymentCart: (request: SummaryRequest, signal: AbortSignal) => Promise<OrderSummary>;
  /** Summarises a guest's lines, that were priced. */
  summariseGuest: (
    request: SummaryRequest & { lines: GuestLine[] },
    signal: AbortSignal,
  ) => Promise<OrderSummary>;
  /** Prices a guest's lines: at most `MAX_GUEST_LINES`. */
  quoteCart: (lines: GuestLine[], signal: AbortSignal) => Promise<Cart & { rejectedLines: RejectedLine[] }>;
  deviceCart: DeviceCart;
  persistedOutbox: PersistedOutbox;
  watchNetwork: WatchNetwork;
  /** Reports when the cart may have changed elsewhere. */
  watchCart: (listener: () => void) => () => void;
  /** Notifies the other tabs that the account's cart has changed. */
  notifyOtherTabs: () => void;
  /** From 0 to 1; `Math.random` by default. */
  random?: () => number;
};

export function provideCart(services: CartServices) {
  const { random = Math.random } = services;
  return cartMachine.provide({
    actors: {
      watchNetwork: networkWatcher(services.watchNetwork),
      watchCart: fromCallback<EventObject>(({ sendBack }) =>
        services.watchCart(() => sendBack({ type: "cart.refresh" } satisfies CartEvent)),
      ),
      guestCart: provideGuestCart(services),
      accountCart: provideAccountCart(services),
    },
    delays: {
      retryDelay: ({ context }) => retryDelay(context.dialogError, context.tries, CART_RETRY, random()),
    },
  });
}

function provideGuestCart(services: CartServices) {
  const { deviceCart } = services;
  const deviceLines = () => deviceCart.read()?.items ?? [];
  return guestCartMachine.provide({
    actors: {
      quoteCart: fromPromise(({ signal }) => quote(services, signal)),
      summary: summaryMachine.provide({
        actors: {
          getPaymentCart: fromPromise(({ input: { items, request }, signal }) =>
            services.summariseGuest({ ...request, lines: items.map(lineOf) }, signal),
          ),
        },
      }),
    },
    actions: {
      readDevice: assign({ deviceLines }),
      changeDevice: (_, { change }) => deviceCart.write(applyChanges(deviceLines(), [change])),
    },
  });
}

function provideAccountCart(services: CartServices) {
  const { deviceCart, persistedOutbox } = services;
  const outbox = outboxMachine.provide({
    actors: {
      change: fromPromise(({ input: { change, account }, signal }) =>
        change ? services.change(change, account, signal) : Promise.resolve(undefined),
      ),
    },
    actions: {
      restore: enqueueActions(({ context: { account, queue }, enqueue }) => {
        const persisted = account === null ? null : persistedOutbox.take(account);
        enqueue.assign({ queue: restored(queue, { persisted, guest: deviceCart.read() }) });
        if (persisted) enqueue.emit({ type: "outbox.restored", items: persisted.items });
      }),
      notifyOtherTabs: () => services.notifyOtherTabs(),
    },
  });
  const summary = summaryMachine.provide({
    actors: {
      getPaymentCart: fromPromise(({ input, signal }) => services.getPaymentCart(input.request, signal)),
    },
  });
  return accountCartMachine.provide({
    actors: {
      getCart: fromPromise(({ signal }) => services.getCart(signal)),
      outbox,
      summary,
    },
  });
}

/** Prices the lines of the device, and keeps there what was said of them. */
async function quote({ deviceCart, quoteCart }: CartServices, signal: AbortSignal): Promise<CartAnswer> {
  const wanted = deviceCart.read()?.items ?? [];
  if (wanted.length === 0) return toCart([]);
  const asked = wanted.slice(0, MAX_GUEST_LINES).map(lineOf);
  const { rejectedLines, ...cart } = await quoteCart(asked, signal);
  const { items } = cart.currentCart;
  const now = deviceCart.read()?.items ?? [];
  const settled = settleLines(now, wanted, items);
  // Another tab may have written what cannot be read here yet: without news, nothing is written over it.
  if (!signal.aborted && JSON.stringify(now) !== JSON.stringify(settled)) deviceCart.write(settled);
  return {
    ...cart,
    notices: repriced(wanted, items),
    rejectedLines: [...rejectedLines, ...wanted.slice(MAX_GUEST_LINES).map(tooMany)],
  };
}

function lineOf({ id, quantity }: CartItem): GuestLine {
  return { id, quantity };
}

function tooMany({ id, quantity }: CartItem): RejectedLine {
  return { id, quantity, code: { id: 413, limit: shop.limits.distinctProducts } };
}
