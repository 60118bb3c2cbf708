import type {
  CartItem,
  Failure,
  Money,
  OrderSummary,
  PaymentMethod,
  PlacedOrder,
  SavedAddress,
  WhenMissing,
} from "@shop/contract";

/** The steps to an order, in their order; each has its own URL. */
export const STEPS = ["address", "shipping", "method", "review"] as const;
export type Step = (typeof STEPS)[number];

/** The cart as the checkout receives it. */
export type CartUpdate = {
  /** The lines as the server last answered. */
  items: CartItem[];
  /** Whether the lines are known, and no change is pending. */
  isSettled: boolean;
  /** The promotion code that the shopper wants. */
  promotionCode: string | null;
  /** The shipping option that the shopper chose beside the cart. */
  shippingOption: string | null;
};

/** The choices so far, as ids: their data is read anew each time. */
export type Choices = {
  /** The id of an address in the account's book. */
  addressId: string | null;
  shippingOption: string | null;
  /** Id of a delivery window of the chosen option. */
  window: string | null;
  paymentMethod: PaymentMethod | null;
  /** Null before the shopper chooses: the shop calls. */
  whenMissing: WhenMissing | null;
};

/** Why the screen is not what the shopper expects; each has its own sentence. */
export type CheckoutNotice =
  /** A step was opened before the previous ones were completed. */
  | { kind: "notYet" }
  | { kind: "addressMissing" }
  /** No way to receive the order reaches the chosen address. */
  | { kind: "outsideArea" }
  | { kind: "shippingUnavailable" }
  | { kind: "windowClosed" }
  | { kind: "methodUnavailable" }
  /** The account has neither a verified e-mail nor phone, which payment on delivery requires. */
  | { kind: "contactUnconfirmed" }
  | { kind: "promotionLost"; failure: Failure }
  /** Minor units: the total that the shopper saw, and the current one. */
  | { kind: "totalChanged"; before: Money; now: Money }
  /** The order did not reach the server: nothing was bought or charged. */
  | { kind: "notPlaced" }
  /** The server refused the cart; it was read again since. */
  | { kind: "refused"; failure: Failure; product: string | null }
  /** The server refused the order because of too many requests. */
  | { kind: "putOff"; failure: Failure };

/** Why this cart cannot be bought as it is. */
export type CheckoutBlocker =
  | { kind: "empty" }
  /** @property product the name of the product concerned */
  | { kind: "refused"; failure: Failure; product: string | null };

/** The options, which are read when a checkout opens. */
export type CheckoutOptions = {
  /** The account's book. */
  addresses: SavedAddress[];
  /** The payment methods of this shop, the default first. */
  paymentMethods: PaymentMethod[];
};

/** The idempotency key of an order, and the content that it belongs to, by `orderContent`. */
type OrderKey = { key: string; content: string };

/** An order as it is sent. */
export type OrderRequest = {
  idempotencyKey: string;
  shippingOption: string;
  window?: string;
  promotionCode?: string;
  address: SavedAddress;
  paymentMethod: PaymentMethod;
  whenMissing?: WhenMissing;
  /** The total that the shopper has agreed to, in minor units. */
  expectedTotal: Money;
};

/** The draft of an order. */
export type OrderDraft = {
  cart: CartUpdate | null;
  /** Null before they were read. */
  options: CheckoutOptions | null;
  choices: Choices;
  /** The step that the shopper wants to see. */
  wanted: Step;
  /** The shown step; null before there is one. */
  shown: Step | null;
  notice: CheckoutNotice | null;
  /** The price of the order, as the server last answered. */
  quote: OrderSummary | null;
  /** The content that `quote` belongs to, by `quoteContent`; any other makes it stale. */
  quotedFor: string | null;
  /** The total that the review has shown, in minor units. */
  agreed: Money | null;
  /** A code that the server refused: it is not sent again. */
  refusedCode: string | null;
  /** The key of the order under review. */
  orderKey: OrderKey | null;
};

/** The context of the steps, as plain JSON. */
export type StepsState = OrderDraft & { account: string };

/** The context of the checkout, as plain JSON. */
export type CheckoutState = {
  /** The account of the checkout. */
  account: string | null;
  /** The draft. While the steps run, they have the newest one; here only its cart is current. */
  draft: OrderDraft;
  /** The order that is being sent; null when its outcome alone is requested, as after a reload. */
  submitted: OrderRequest | null;
  /** Keys of sent orders with an unknown outcome. */
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
  whenMissing: null,
};

/** An empty draft, with the step that the shopper wants to see. */
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

/** An empty checkout, with the step that the shopper wants to see. */
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

/** The draft with the current cart; a shipping option that was newly chosen in the cart is chosen here, too. */
export function setCart({ cart: former, choices }: OrderDraft, cart: CartUpdate): Partial<OrderDraft> {
  const { shippingOption } = cart;
  const isNew = shippingOption !== null && shippingOption !== former?.shippingOption;
  if (!isNew || shippingOption === choices.shippingOption) return { cart };
  return { cart, choices: { ...choices, shippingOption, window: null } };
}
