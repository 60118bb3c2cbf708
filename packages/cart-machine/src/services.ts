import { refuseWeight, shop, toCart } from "@shop/commerce";
import { networkWatcher, retryDelay, type RetryPolicy, type WatchNetwork } from "@shop/machine-factories";
import {
  FailureError,
  MAX_GUEST_LINES,
  type Cart,
  type CartItem,
  type OrderSummary,
  type RejectedLine,
} from "@shop/contract";
import { assign, enqueueActions, fromCallback, fromPromise, type EventObject } from "xstate";
import type { CartEvent, Shopper } from "./cart-events.ts";
import { cartMachine } from "./cart-machine.ts";
import { linesOfDevice, type CartAnswer } from "./cart-state.ts";
import { applyChanges, type Change } from "./changes.ts";
import { repriced, settleLines, type DeviceCart, type GuestLine } from "./guest-cart.ts";
import { outboxMachine, type OutboxReport } from "./outbox-machine.ts";
import { restored } from "./outbox-queue.ts";
import type { PersistedOutbox } from "./persist-outbox.ts";
import type { SummaryInput, SummaryRequest } from "./summary-state.ts";

/** A `min` of 0 makes the whole delay random: a cart is not urgent. */
const CART_RETRY: RetryPolicy = { max: 30_000, min: 0 };

/** The services of the cart. Each promise rejects with a `FailureError`. */
export type CartServices = {
  getCart: (signal: AbortSignal) => Promise<Cart>;
  /**
   * Carries out one change, once per `operationId`. Without a cart in the response, the cart is read again.
   * @param account the only account whose cart may change; null until the session is confirmed
   */
  change: (change: Change, account: string | null, signal: AbortSignal) => Promise<CartAnswer | undefined>;
  getPaymentCart: (request: SummaryRequest, signal: AbortSignal) => Promise<OrderSummary>;
  /** Summarises a guest's priced lines. */
  summariseGuest: (
    request: SummaryRequest & { lines: GuestLine[] },
    signal: AbortSignal,
  ) => Promise<OrderSummary>;
  /** Prices a guest's lines: at most `MAX_GUEST_LINES`. */
  quoteCart: (lines: GuestLine[], signal: AbortSignal) => Promise<Cart & { rejectedLines: RejectedLine[] }>;
  deviceCart: DeviceCart;
  persistedOutbox: PersistedOutbox;
  watchNetwork: WatchNetwork;
  /** Notifies that the cart may have changed elsewhere. */
  watchCart: (listener: () => void) => () => void;
  /** Notifies the other tabs that the account's cart has changed. */
  notifyOtherTabs: () => void;
  /** From 0 to 1; `Math.random` by default. */
  random?: () => number;
};

export function provideCart(services: CartServices) {
  const { random = Math.random, deviceCart, persistedOutbox } = services;
  const account = accountPorts(services);
  const guest = guestPorts(services);
  const portsOf = (shopper: Shopper) => (shopper === "guest" ? guest : account);

  const outbox = outboxMachine.provide({
    actors: {
      sendChange: fromPromise(({ input, signal }) => services.change(input.change, input.account, signal)),
    },
    actions: {
      restoreQueue: enqueueActions(({ context: { account: uid, queue }, enqueue }) => {
        const persisted = uid === null ? null : persistedOutbox.take(uid);
        enqueue.assign({ queue: restored(queue, { persisted, guest: deviceCart.read() }) });
        if (persisted)
          enqueue.sendParent({ type: "outbox.restored", items: persisted.items } satisfies OutboxReport);
      }),
      notifyOtherTabs: () => services.notifyOtherTabs(),
    },
  });
  return cartMachine.provide({
    actors: {
      outbox,
      readCart: fromPromise(({ input, signal }) => portsOf(input).readCart(signal)),
      getPaymentCart: fromPromise(({ input, signal }) =>
        portsOf(input.shopper).getPaymentCart(input, signal),
      ),
      watchNetwork: networkWatcher(services.watchNetwork),
      watchCart: fromCallback<EventObject>(({ sendBack }) =>
        services.watchCart(() => sendBack({ type: "cart.refresh" } satisfies CartEvent)),
      ),
    },
    actions: {
      readDevice: assign(({ context }) =>
        context.shopper === "guest" ? linesOfDevice(context, deviceCart.read()?.items ?? []) : {},
      ),
      // The device is a guest's server, which accepts a change at once.
      changeDevice: (_, change) => deviceCart.write(applyChanges(deviceCart.read()?.items ?? [], [change])),
    },
    delays: {
      retryDelay: ({ context }) => retryDelay(context.dialogError, context.tries, CART_RETRY, random()),
    },
  });
}

function accountPorts(services: CartServices) {
  return {
    readCart: (signal: AbortSignal): Promise<CartAnswer> => services.getCart(signal),
    getPaymentCart: ({ request }: SummaryInput, signal: AbortSignal) =>
      services.getPaymentCart(request, signal),
  };
}

/** The lines are on the device; the shop prices them. */
function guestPorts(services: CartServices) {
  return {
    readCart: (signal: AbortSignal) => quote(services, signal),
    getPaymentCart: ({ items, request }: SummaryInput, signal: AbortSignal) => {
      const tooLight = refuseWeight(items, shop);
      // The server would answer the same: both use the rule of the shop.
      if (tooLight) return Promise.reject(new FailureError(tooLight));
      return services.summariseGuest({ ...request, lines: items.map(lineOf) }, signal);
    },
  };
}

/** Prices the lines of the device, and stores the result there. */
async function quote({ deviceCart, quoteCart }: CartServices, signal: AbortSignal): Promise<CartAnswer> {
  const wanted = deviceCart.read()?.items ?? [];
  if (wanted.length === 0) return toCart([]);
  const asked = wanted.slice(0, MAX_GUEST_LINES).map(lineOf);
  const { rejectedLines, ...cart } = await quoteCart(asked, signal);
  const { items } = cart.currentCart;
  const now = deviceCart.read()?.items ?? [];
  const settled = settleLines(now, wanted, items);
  // Another tab may have written lines that are not visible here yet: without a change nothing is overwritten.
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
