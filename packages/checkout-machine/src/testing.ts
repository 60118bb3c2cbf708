import { shop, summarise } from "@shop/commerce";
import {
  FailureError,
  type AddressBook,
  type CartItem,
  type DeliveryWindow,
  type Failure,
  type OrderSummary,
  type PaymentMethod,
  type PlacedOrder,
  type SavedAddress,
} from "@shop/contract";
import { anAddress as anyAddress, anOrder } from "@shop/contract/testing";
import { HeldCalls } from "@shop/machine-checks";
import type { CheckoutEvent, PlacementEvent, StepsEvent } from "./checkout-events.ts";
import type { CheckoutRef } from "./checkout-machine.ts";
import type { CartUpdate, OrderRequest } from "./checkout-state.ts";
import type { CheckoutDraft, PersistedCheckout } from "./persisted-checkout.ts";
import type { QuoteRequest } from "./order-content.ts";
import type { CheckoutServices } from "./services.ts";

export { lineOf } from "@shop/commerce/testing";

const hold = <Input, Output>() =>
  new HeldCalls<Input, Output, Failure>((failure) => new FailureError(failure));

/** Services whose calls the test answers, in any order, or never. */
export class FakeCheckoutServices implements CheckoutServices {
  readonly books = hold<undefined, AddressBook>();
  readonly methods = hold<undefined, PaymentMethod[]>();
  readonly quotes = hold<QuoteRequest, OrderSummary>();
  readonly orders = hold<OrderRequest, PlacedOrder>();
  readonly outcomes = hold<string, PlacedOrder>();
  readonly persistedCheckout: FakePersistedCheckout;
  readonly #listeners = new Set<(isOnline: boolean) => void>();

  /** @param device of another page of the same browser */
  constructor(device: { persistedCheckout?: FakePersistedCheckout } = {}) {
    this.persistedCheckout = device.persistedCheckout ?? new FakePersistedCheckout();
  }

  listAddresses = (signal: AbortSignal) => this.books.hold(undefined, signal);
  getPaymentMethods = (signal: AbortSignal) => this.methods.hold(undefined, signal);
  getPaymentCart = (request: QuoteRequest, signal: AbortSignal) => this.quotes.hold(request, signal);
  placeOrder = (order: OrderRequest, signal: AbortSignal) => this.orders.hold(order, signal);
  getPlacedOrder = (key: string, signal: AbortSignal) => this.outcomes.hold(key, signal);
  newKey = () => this.persistedCheckout.newKey();
  random = () => 1;
  watchNetwork = (listener: (isOnline: boolean) => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The browser reports that the network is lost or back. */
  setNetwork(isOnline: boolean): void {
    for (const listener of this.#listeners) listener(isOnline);
  }
}

/** The stored data of each account, on the device of one test. */
export class FakePersistedCheckout implements PersistedCheckout {
  readonly #drafts = new Map<string, string>();
  readonly #attempts = new Map<string, string[]>();
  #keys = 0;

  newKey = (): string => `clave-${++this.#keys}`;
  read = (account: string): CheckoutDraft | null => JSON.parse(this.#drafts.get(account) ?? "null");
  write = (account: string, draft: CheckoutDraft | null): void =>
    void this.#drafts.set(account, JSON.stringify(draft));
  attempts = (account: string): string[] => [...(this.#attempts.get(account) ?? [])];
  begin = (account: string, key: string): void =>
    void this.#attempts.set(account, [...new Set([...this.attempts(account), key])]);
  settle = (account: string, key: string): void =>
    void this.#attempts.set(
      account,
      this.attempts(account).filter((each) => each !== key),
    );
}

/** The events that screens send only to the steps. */
const OF_THE_STEPS: ReadonlySet<string> = new Set<StepsEvent["type"]>([
  "step.next",
  "address.choose",
  "address.write",
  "form.saved",
  "form.closed",
  "window.choose",
  "missing.choose",
  "method.choose",
  "pay.submit",
]);

export type SentToCheckout = CheckoutEvent | StepsEvent | PlacementEvent;

/** Sends an event to the actor that its screen sends it to: the checkout, its steps or its placement, if that runs. */
export function sendToCheckout(checkout: CheckoutRef, event: SentToCheckout): void {
  const { steps, placement } = checkout.getSnapshot().children;
  // The set determines the receiver of the event.
  if (event.type === "outcome.ask") placement?.send(event);
  else if (OF_THE_STEPS.has(event.type)) steps?.send(event as StepsEvent);
  else checkout.send(event as CheckoutEvent);
}

/** The cart as the server last answered. */
export function cartUpdateOf(items: CartItem[], other: Partial<CartUpdate> = {}): CartUpdate {
  return { items, isSettled: true, promotionCode: null, shippingOption: null, ...other };
}

/** An address of the book; somewhere in Mérida by default. */
export function anAddress(other: Partial<SavedAddress> & { id: string }): SavedAddress {
  return { ...anyAddress(), isDefault: false, ...other };
}

/** Two windows, tomorrow and the day after. */
export const WINDOWS: DeliveryWindow[] = [
  {
    id: "2026-11-22-0900-1400",
    label: "domingo 22 de noviembre, de 9:00 a 14:00",
    from: "2026-11-22T15:00:00.000Z",
    to: "2026-11-22T20:00:00.000Z",
    closesAt: "2026-11-22T00:00:00.000Z",
  },
  {
    id: "2026-11-23-0900-1400",
    label: "lunes 23 de noviembre, de 9:00 a 14:00",
    from: "2026-11-23T15:00:00.000Z",
    to: "2026-11-23T20:00:00.000Z",
    closesAt: "2026-11-23T00:00:00.000Z",
  },
];

/**
 * What these lines cost by this shop's rules.
 * @param request the requested option and window
 */
export function quoteOf(items: readonly CartItem[], request: QuoteRequest): OrderSummary {
  const { postalCode } = request;
  const conditions = postalCode === undefined ? undefined : { now: new Date(), postalCode };
  const summary = summarise(items, request.shippingOption, shop, conditions);
  if (!summary) throw new Error(`these lines cannot travel by ${request.shippingOption}`);
  const window = WINDOWS.find(({ id }) => id === request.window) ?? WINDOWS[0];
  return {
    ...summary,
    ...(window && { window }),
    shippingOptions: summary.shippingOptions.map((option) => ({ ...option, windows: WINDOWS })),
  };
}

/** The order of a request, paid on delivery or on a page of this shop. */
export function placedOf(
  { address, paymentMethod, shippingOption }: OrderRequest,
  items: readonly CartItem[],
): PlacedOrder {
  const orderSummary = quoteOf(items, { shippingOption });
  const order = anOrder({
    placedAt: "2026-11-21T12:00:00.000Z",
    items: [...items],
    orderSummary,
    shippingOption: { id: shippingOption, name: shippingOption, window: "Mañana" },
    address,
    paymentMethod,
    payment: { status: "pending" },
    history: [{ state: "pendiente", at: "2026-11-21T12:00:00.000Z" }],
  });
  if (paymentMethod === "contraentrega") return { order, payment: { kind: "done" } };
  return { order, payment: { kind: "redirect", url: "/pago-de-prueba/pago-1" } };
}
