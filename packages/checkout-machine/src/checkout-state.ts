import type {
  CartItem,
  Failure,
  Money,
  OrderSummary,
  PaymentMethod,
  PlacedOrder,
  SavedAddress,
} from "@shop/contract";

/** The steps to an order, in their order; each has a URL of its own. */
export const STEPS = ["address", "shipping", "method", "review"] as const;
export type Step = (typeof STEPS)[number];

/** What the checkout hears of the cart. */
export type CartUpdate = {
  /** The lines by the server's last word. */
  items: CartItem[];
  /** Whether that word is known, and nothing that the shopper did is still on its way to the server. */
  isSettled: boolean;
  /** The code that the shopper wants to be counted. */
  promotionCode: string | null;
  /** The way of shipping that the shopper chose beside the cart. */
  shippingOption: string | null;
};

/** What the shopper has chosen so far. Names alone: what they stand for is read anew each time. */
export type Choices = {
  /** Of an address of the account's book. */
  addressId: string | null;
  shippingOption: string | null;
  /** Id of a delivery window of the chosen option. */
  window: string | null;
  paymentMethod: PaymentMethod | null;
};

/** Why the shopper sees something else than they expect; each has a sentence of its own. */
export type CheckoutNotice =
  /** A step was asked for before those that come first. */
  | { kind: "notYet" }
  | { kind: "addressMissing" }
  | { kind: "shippingUnavailable" }
  | { kind: "windowClosed" }
  | { kind: "methodUnavailable" }
  | { kind: "promotionLost"; failure: Failure }
  /** Minor units: what the shopper had seen, and what it is now. */
  | { kind: "totalChanged"; before: Money; now: Money }
  /** The order did not arrive: nothing was bought, and nothing charged. */
  | { kind: "notPlaced" }
  /** The server did not sell the cart as it was; it was read again since. */
  | { kind: "refused"; failure: Failure; product: string | null }
  /** The server took the order for one too many in a short time. */
  | { kind: "putOff"; failure: Failure };

/** Why this cart cannot be bought as it is. */
export type CheckoutBlocker =
  | { kind: "empty" }
  /** @property product whose line it is about, by name */
  | { kind: "refused"; failure: Failure; product: string | null };

/** What the machine remembers, as plain JSON. */
export type CheckoutState = {
  /** Whose checkout it is. */
  account: string | null;
  cart: CartUpdate | null;
  /** The account's book; null before it was read. */
  addresses: SavedAddress[] | null;
  /** How this shop can be paid, the usual way first. */
  paymentMethods: PaymentMethod[];
  choices: Choices;
  /** The step that the shopper wants to see. */
  wanted: Step;
  /** The step that is shown; null before there is one. */
  shown: Step | null;
  notice: CheckoutNotice | null;
  blocker: CheckoutBlocker | null;
  /** What the order costs, by the server's last word. */
  quote: OrderSummary | null;
  /** What `quote` was made for, by `quoteContent`; anything else makes it stale. */
  quotedFor: string | null;
  /** The total that the review has shown, in minor units. */
  agreed: Money | null;
  /** A code that the server did not take: it is not sent again. */
  refusedCode: string | null;
  /** The idempotency key of the order under review, and what it was made for, by `orderContent`. */
  key: string | null;
  keyFor: string | null;
  /** Keys under which an order was sent whose outcome is not known. */
  attempts: string[];
  placed: PlacedOrder | null;
  /** The last order of this checkout. */
  lastOrder: string | null;
  failure: Failure | null;
  /** How often in a row the outcome could not be asked for. */
  tries: number;
};

export const NO_CHOICES: Choices = {
  addressId: null,
  shippingOption: null,
  window: null,
  paymentMethod: null,
};

/** A checkout of which nothing is known. */
export function unknownCheckout(): CheckoutState {
  return {
    account: null,
    cart: null,
    addresses: null,
    paymentMethods: [],
    choices: NO_CHOICES,
    wanted: "address",
    shown: null,
    notice: null,
    blocker: null,
    quote: null,
    quotedFor: null,
    agreed: null,
    refusedCode: null,
    key: null,
    keyFor: null,
    attempts: [],
    placed: null,
    lastOrder: null,
    failure: null,
    tries: 0,
  };
}
