import type { CartTotals, Shortfall } from "@shop/commerce";
import type { Cart, CartItem, Failure, OrderSummary } from "@shop/contract";
import { applyChanges, coalesce, type Change } from "./changes.ts";

/** What the machine remembers, as plain JSON. The first five names are fixed (specification §3). */
export type CartState = {
  /** The lines by the server's last word. What a screen shows is `shownLines`. */
  cartProducts: CartItem[];
  /** The server's sums of `cartProducts`. */
  paymentForCart: CartTotals;
  /** The payment summary, of the lines in `summarised`. */
  paymentCart: OrderSummary | null;
  /** False from a 406 of a payment call to the next summary, and before the first one. */
  minimumWeight: boolean;
  /** Why the last reading, sending or shipping update failed, until dismissed or tried again. */
  dialogError: Failure | null;
  /** What is missing to the minimum weight, when the server answered 406 for `cartProducts`. */
  shortfall: Shortfall | null;
  /** The way of shipping that the shopper chose; null leaves it to the server. */
  shippingOption: string | null;
  /** What `paymentCart` was made for: anything else makes it stale. */
  summarised: { items: CartItem[]; shippingOption: string | null } | null;
  /** Whether `cartProducts` is an answer of the server. */
  wasRead: boolean;
  /** Clicks that wait for their turn, oldest first. */
  queue: Change[];
  /** The change on its way, or the one to send again after a failure. */
  sending: Change | null;
  /** A change the server has carried out and `cartProducts` does not show yet. */
  accepted: Change | null;
};

/** How to summarise; without an option, the server takes the first that fits. */
export type SummaryRequest = { shippingOption?: string };

/** A cart of which nothing is known. */
export function unknownCart(): CartState {
  return {
    cartProducts: [],
    paymentForCart: { priceProducts: 0, totalProducts: 0, totalWeight: 0 },
    paymentCart: null,
    minimumWeight: false,
    dialogError: null,
    shortfall: null,
    shippingOption: null,
    summarised: null,
    wasRead: false,
    queue: [],
    sending: null,
    accepted: null,
  };
}

/** The server's last word takes the place of what was known, and of the change that led to it. */
export function confirmedBy(cart: Cart): Partial<CartState> {
  const { priceProducts, totalProducts, totalWeight } = cart;
  return {
    cartProducts: cart.currentCart.items,
    paymentForCart: { priceProducts, totalProducts, totalWeight },
    shortfall: null,
    wasRead: true,
    sending: null,
    accepted: null,
  };
}

/** What to ask for a summary. */
export function summaryRequest({ shippingOption }: CartState): SummaryRequest {
  return shippingOption === null ? {} : { shippingOption };
}

/** What a 406 says is missing; null for any other failure. */
export function lackIn(failure: Failure): Shortfall | null {
  return failure.id === 406
    ? { minimumWeight: failure.minimumWeight, missingWeight: failure.missingWeight }
    : null;
}

/** Moves the next change out of the queue; one that is still to be sent stays, with its id. */
export function takeNext({ sending, queue, cartProducts }: CartState): Partial<CartState> {
  if (sending) return {};
  const [next = null, ...rest] = coalesce(queue, cartProducts);
  return { sending: next, queue: rest };
}

/** The lines as the shopper left them: what the server said, and everything it has not answered yet. */
export function shownLines({ cartProducts, accepted, sending, queue }: CartState): CartItem[] {
  const underway = [accepted, sending].filter((change) => change !== null);
  const expected = applyChanges(cartProducts, underway);
  return applyChanges(expected, coalesce(queue, expected));
}
