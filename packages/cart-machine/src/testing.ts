import { HeldCalls } from "@shop/machine-checks";
import { shop, summarise, toCart } from "@shop/commerce";
import {
  FailureError,
  type Cart,
  type CartItem,
  type Failure,
  type RejectedLine,
  type OrderSummary,
} from "@shop/contract";
import type { CartAnswer } from "./cart-state.ts";
import type { SummaryRequest } from "./summary-state.ts";
import type { Change } from "./changes.ts";
import type { DeviceCart, GuestCart, GuestLine } from "./guest-cart.ts";
import type { PersistedChanges } from "./outbox-queue.ts";
import type { PersistedOutbox } from "./persist-outbox.ts";
import type { CartServices } from "./services.ts";

export { lineOf } from "@shop/commerce/testing";

const hold = <Input, Output>() =>
  new HeldCalls<Input, Output, Failure>((failure) => new FailureError(failure));

/** Services whose calls the test answers, in any order, or never. */
export class FakeCartServices implements CartServices {
  readonly reads = hold<undefined, Cart>();
  readonly changes = hold<Change, CartAnswer | undefined>();
  /** Of an account, or of a guest with their lines. */
  readonly summaries = hold<SummaryRequest & { lines?: GuestLine[] }, OrderSummary>();
  readonly quotes = hold<GuestLine[], Cart & { rejectedLines: RejectedLine[] }>();
  readonly deviceCart: FakeDeviceCart;
  readonly persistedOutbox: FakePersistedOutbox;
  /** The account of each change, oldest first. */
  readonly accounts: (string | null)[] = [];
  /** How often the other tabs were notified. */
  notifications = 0;
  /** The longest delay by default. */
  chance = 1;
  #isOnline = true;
  readonly #networkListeners = new Set<(isOnline: boolean) => void>();
  readonly #cartListeners = new Set<() => void>();

  /** @param device of another page of the same browser */
  constructor(device: { deviceCart?: FakeDeviceCart; persistedOutbox?: FakePersistedOutbox } = {}) {
    this.deviceCart = device.deviceCart ?? new FakeDeviceCart();
    this.persistedOutbox = device.persistedOutbox ?? new FakePersistedOutbox();
  }

  getCart = (signal: AbortSignal) => this.reads.hold(undefined, signal);
  change = (change: Change, account: string | null, signal: AbortSignal) => {
    this.accounts.push(account);
    return this.changes.hold(change, signal);
  };
  getPaymentCart = (request: SummaryRequest, signal: AbortSignal) => this.summaries.hold(request, signal);
  summariseGuest = (request: SummaryRequest & { lines: GuestLine[] }, signal: AbortSignal) =>
    this.summaries.hold(request, signal);
  quoteCart = (lines: GuestLine[], signal: AbortSignal) => this.quotes.hold(lines, signal);
  watchNetwork = (listener: (isOnline: boolean) => void) => {
    if (!this.#isOnline) listener(false);
    return watch(this.#networkListeners, listener);
  };
  watchCart = (listener: () => void) => watch(this.#cartListeners, listener);
  notifyOtherTabs = () => void (this.notifications += 1);
  random = () => this.chance;

  /** The browser reports that the network is lost or back. */
  setNetwork(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const listener of this.#networkListeners) listener(isOnline);
  }

  /** Another tab notifies that the cart has changed, or the shopper returns to this one. */
  notifyCart(): void {
    for (const listener of this.#cartListeners) listener();
  }
}

function watch<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The lines of a guest, on the device of one test. */
export class FakeDeviceCart implements DeviceCart {
  #stored: string | null = null;
  #carts = 0;

  read = (): GuestCart | null => (this.#stored === null ? null : JSON.parse(this.#stored));

  write = (items: CartItem[]): void => {
    const operationId = this.read()?.operationId ?? `invitado-${++this.#carts}`;
    this.#stored = items.length > 0 ? JSON.stringify({ operationId, items }) : null;
  };
}

/** The stored data of each account, on the device of one test. */
export class FakePersistedOutbox implements PersistedOutbox {
  readonly #stored = new Map<string, string>();

  take = (account: string): PersistedChanges | null => JSON.parse(this.#stored.get(account) ?? "null");

  save = (account: string, changes: PersistedChanges | null): void => {
    if (changes) this.#stored.set(account, JSON.stringify(changes));
    else this.#stored.delete(account);
  };
}

/** The cart response for these lines. */
export function cartOf(...items: CartItem[]): Cart {
  return toCart(items);
}

/** The price of a guest's lines, all of which are accepted. */
export function quoteOf(...items: CartItem[]): Cart & { rejectedLines: RejectedLine[] } {
  return { ...toCart(items), rejectedLines: [] };
}

/** The payment summary of these lines, by this shop's rules. */
export function summaryOf(items: readonly CartItem[], shippingOption?: string): OrderSummary {
  return summarise(items, shippingOption, shop);
}
