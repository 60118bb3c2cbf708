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

/** What the checkout knows of the cart. */
export type CartUpdate = {
  /** The lines by the server's last word. */
  items: CartItem[];
  /** Whether that word is known, and nothing that the shopper did is still on its way to the server. */
  isSettled: boolean;
  /** The promotion code that the shopper wants. */
  promotionCode: string | null;
  /** The shipping option that the shopper chose beside the cart. */
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
  /** The account has confirmed neither mail nor telephone, as who pays at the door must. */
  | { kind: "contactUnconfirmed" }
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

/** What a shopper can choose from, which is read when a checkout opens. */
export type CheckoutOptions = {
  /** The account's book. */
  addresses: SavedAddress[];
  /** How this shop can be paid, the usual way first. */
  paymentMethods: PaymentMethod[];
};

/** The idempotency key of an order, and what it was made for, by `orderContent`. */
type OrderKey = { key: string; content: string };

/** An order as it is sent. */
export type OrderRequest = {
  idempotencyKey: string;
  shippingOption: string;
  window?: string;
  promotionCode?: string;
  address: SavedAddress;
  paymentMethod: PaymentMethod;
  /** What the shopper has agreed to, in minor units. */
  expectedTotal: Money;
};

/** An order in the making. */
export type OrderDraft = {
  cart: CartUpdate | null;
  /** Null before they were read. */
  options: CheckoutOptions | null;
  choices: Choices;
  /** The step that the shopper wants to see. */
  wanted: Step;
  /** The step that is shown; null before there is one. */
  shown: Step | null;
  notice: CheckoutNotice | null;
  /** What the order costs, by the server's last word. */
  quote: OrderSummary | null;
  /** What `quote` was made for, by `quoteContent`; anything else makes it stale. */
  quotedFor: string | null;
  /** The total that the review has shown, in minor units. */
  agreed: Money | null;
  /** A code that the server did not take: it is not sent again. */
  refusedCode: string | null;
  /** Of the order under review. */
  orderKey: OrderKey | null;
};

/** What the steps remember, as plain JSON. */
export type StepsState = OrderDraft & { account: string };

/** What the checkout remembers, as plain JSON. */
export type CheckoutState = {
  /** Whose checkout it is. */
  account: string | null;
  /** The order in the making. While its steps run, they have the newest; only the cart is the newest here, too. */
  draft: OrderDraft;
  /** The order that is being paid; null when only its outcome is asked for. */
  submitted: OrderRequest | null;
  /** Keys under which an order was sent whose outcome is not known. */
  attempts: string[];
  blocker: CheckoutBlocker | null;
  placed: PlacedOrder | null;
  /** The last order of this checkout. */
  lastOrder: string | null;
  failure: Failure | null;
};

const NO_CHOICES: Choices = {
  addressId: null,
  shippingOption: null,
  window: null,
  paymentMethod: null,
};

/** An order of which nothing is known but the step that the shopper wants to see. */
export function newDraft(wanted: Step): OrderDraft {
  return {
    cart: null,
    options: null,
    choices: NO_CHOICES,
    wanted,
    shown: null,
    notice: null,
    quote: null,
    quotedFor: null,
    agreed: null,
    refusedCode: null,
    orderKey: null,
  };
}

/** The order in the making, without whose it is. */
export function draftOf(state: StepsState): OrderDraft {
  const { account: _, ...draft } = state;
  return draft;
}

/** A checkout of which nothing is known but the step that the shopper wants to see. */
export function unknownCheckout(wanted: Step = "address"): CheckoutState {
  return {
    account: null,
    draft: newDraft(wanted),
    submitted: null,
    attempts: [],
    blocker: null,
    placed: null,
    lastOrder: null,
    failure: null,
  };
}

/** The cart as it is now; a shipping option that was chosen beside it since is chosen here, too. */
export function withCart({ cart: former, choices }: OrderDraft, cart: CartUpdate): Partial<OrderDraft> {
  const { shippingOption } = cart;
  const isNew = shippingOption !== null && shippingOption !== former?.shippingOption;
  if (!isNew || shippingOption === choices.shippingOption) return { cart };
  return { cart, choices: { ...choices, shippingOption, window: null } };
}
