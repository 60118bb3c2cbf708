import { totalsOf, type CartTotals, type Shortfall } from "@shop/commerce";
import type { Cart, CartItem, Failure, RejectedLine, OrderSummary } from "@shop/contract";
import { applyChanges, coalesce, isSameCart, isFrozen, type Change } from "./changes.ts";
import { mergeOf, type GuestCart } from "./guest-cart.ts";
import type { PersistedChanges } from "./persisted-outbox.ts";
import {
  joinNotices,
  lasting,
  noticeKey,
  noticesOf,
  noticesOfRefusal,
  withoutNoticesOf,
  type Notice,
} from "./notices.ts";

/** Whose cart it is: nobody's in particular, kept on the device, or an account's, kept by the server. */
export type Shopper = "guest" | "account";

/**
 * What the machine remembers, as plain JSON. The first five names are fixed (specification §3), so that who knows
 * the former shop finds them here; each says what shows it. The sixth, `loading`, is `selectLoading`.
 */
export type CartState = {
  /** The lines by the server's last word; `selectLines` shows them, with what was clicked since. */
  cartProducts: CartItem[];
  /** The server's sums of `cartProducts`; `selectTotals` shows them, while these are the lines in sight. */
  paymentForCart: CartTotals;
  /** The payment summary, of the lines in `summarised`; `selectPaymentCart` shows it. */
  paymentCart: OrderSummary | null;
  /** False from a 406 of a payment call to the next summary, and before the first; `selectMinimumWeight` shows it. */
  minimumWeight: boolean;
  /** Why the last reading, sending or update failed, until one succeeds, it is dismissed or tried again; `selectFailure` shows it. */
  dialogError: Failure | null;
  shopper: Shopper | null;
  /** Whose cart it is, once the session knows: what is kept for an account goes to that one alone. */
  account: string | null;
  /** The lines of a guest as the device keeps them, clicks included. */
  deviceLines: CartItem[];
  /** What is missing to the minimum weight, when the server's 406 for `cartProducts` gave the figures. */
  shortfall: Shortfall | null;
  /** The way of shipping that the shopper chose; null leaves it to the server. */
  shippingOption: string | null;
  /** The code that the shopper wants to be counted. */
  promotionCode: string | null;
  /** Why the last code does not count, until another one is tried. */
  promotionFailure: Failure | null;
  /** What the server last summarised, with `paymentCart` or 406 as the answer: for anything else, that is stale. */
  summarised: ({ items: CartItem[] } & Choices) | null;
  /** What the shopper should know about their lines. */
  notices: Notice[];
  /** The keys of those that were read, as long as the server goes on telling them. */
  dismissed: string[];
  /** Whether `cartProducts` is an answer of the server, to this page or an earlier one. */
  wasRead: boolean;
  /** Whether the server has answered with the cart since it was opened: until then, it is being initialised. */
  isInitialised: boolean;
  /** Whether the cart may have changed elsewhere since it was read. */
  isStale: boolean;
  /** Clicks that wait for their turn, oldest first. */
  queue: Change[];
  /** The change on its way, or the one to send again after a failure. */
  sending: Change | null;
  /** A change the server has carried out and `cartProducts` does not show yet. */
  accepted: Change | null;
  /** Whether the browser believes that there is a network. */
  isOnline: boolean;
  /** How many tries have failed in a row. */
  tries: number;
};

/** What the shopper chose for the summary; null leaves it to the server. */
export type Choices = Pick<CartState, "shippingOption" | "promotionCode">;

/** How to summarise; without an option, the server takes the first that fits. */
export type SummaryRequest = { shippingOption?: string; promotionCode?: string };

/** A cart, and what of the wanted lines is not in it. */
export type CartAnswer = Cart & { rejectedLines?: RejectedLine[] };

/** A cart of which nothing is known. */
export function unknownCart(): CartState {
  return {
    ...baseOf([]),
    paymentCart: null,
    minimumWeight: false,
    dialogError: null,
    shopper: null,
    account: null,
    deviceLines: [],
    shortfall: null,
    ...NO_CHOICES,
    promotionFailure: null,
    summarised: null,
    notices: [],
    dismissed: [],
    wasRead: false,
    isInitialised: false,
    isStale: false,
    queue: [],
    sending: null,
    accepted: null,
    isOnline: true,
    tries: 0,
  };
}

/** Everything is left to the server. */
export const NO_CHOICES: Choices = { shippingOption: null, promotionCode: null };

/** Nothing has failed. */
export const NO_ERROR = { tries: 0, dialogError: null } as const;

/** An answer ends the trouble of reaching the server, and leaves what the shopper was told otherwise. */
export function withoutError({ tries }: CartState): Partial<CartState> {
  return tries > 0 ? NO_ERROR : {};
}

/** The server's last word takes the place of what was known, and of the change that led to it. */
export function confirmedBy(state: CartState, cart: CartAnswer): Partial<CartState> {
  const { priceProducts, totalProducts, totalWeight } = cart;
  return {
    ...withoutError(state),
    notices: noticesAfter(state, cart),
    cartProducts: cart.currentCart.items,
    paymentForCart: { priceProducts, totalProducts, totalWeight },
    shortfall: null,
    wasRead: true,
    isInitialised: true,
    sending: null,
    accepted: null,
  };
}

/** What the shopper did: a guest's device has it at once, an account's waits for its turn to be sent. */
export function clicked(
  { shopper, deviceLines, queue, notices }: CartState,
  change: Change,
): Partial<CartState> {
  return {
    notices: withoutNoticesOf(change, notices),
    ...(shopper === "guest"
      ? { deviceLines: applyChanges(deviceLines, [change]) }
      : { queue: [...queue, change] }),
  };
}

/** The change on its way is forgotten, and why is kept; the cart may be another one than it started from. */
export function refused({ sending, dialogError, notices }: CartState): Partial<CartState> {
  const why = sending && dialogError ? noticesOfRefusal(sending, dialogError) : [];
  return { ...NO_ERROR, sending: null, isStale: true, notices: joinNotices(notices, why) };
}

function noticesAfter(state: CartState, { notices = [], rejectedLines = [] }: CartAnswer): Notice[] {
  const { dismissed, shopper } = state;
  return joinNotices(
    // Whoever prices a guest's lines remembers nothing of them: nobody tells anew.
    shopper === "guest" ? state.notices : lasting(state.notices),
    notices.filter((notice) => !dismissed.includes(noticeKey(notice))),
    noticesOf(rejectedLines, shownLines(state)),
  );
}

/**
 * What earlier pages left unsent comes before what was clicked on this one, and the lines of the guest that
 * the shopper was until now in between.
 */
export function restored(
  { queue, wasRead }: CartState,
  kept: PersistedChanges | null,
  guest: GuestCart | null,
): Partial<CartState> {
  const left = kept?.changes.map((change): Change => ({ ...change, frozen: true })) ?? [];
  return {
    queue: [...left, ...(guest ? [mergeOf(guest)] : []), ...queue],
    ...(kept && !wasRead ? { ...baseOf(kept.items), wasRead: true } : {}),
  };
}

/** What to ask for a summary. */
export function summaryRequest({ shippingOption, promotionCode }: CartState): SummaryRequest {
  return {
    ...(shippingOption === null ? {} : { shippingOption }),
    ...(promotionCode === null ? {} : { promotionCode }),
  };
}

/** What the server is being asked to summarise now. */
export function summarisedNow({ cartProducts: items, shippingOption, promotionCode }: CartState) {
  return { items, shippingOption, promotionCode };
}

/** Whether the shopper made a choice that the server has yet to answer. */
export function hasPendingChoice(state: CartState): boolean {
  const { shippingOption, promotionCode } = summarisedChoices(state);
  return state.shippingOption !== shippingOption || state.promotionCode !== promotionCode;
}

/** What the summary in sight was made for. */
export function summarisedChoices({ summarised }: CartState): Choices {
  return {
    shippingOption: summarised?.shippingOption ?? null,
    promotionCode: summarised?.promotionCode ?? null,
  };
}

/** What a 406 says is missing; null for one that gives no figures, and for any other failure. */
export function shortfallIn(failure: Failure): Shortfall | null {
  if (failure.id !== 406) return null;
  const { minimumWeight, missingWeight } = failure;
  return minimumWeight === undefined || missingWeight === undefined ? null : { minimumWeight, missingWeight };
}

/** Moves the next change out of the queue; one that is still to be sent stays, with its id. */
export function takeNext({ sending, queue, cartProducts }: CartState): Partial<CartState> {
  if (sending) return { isStale: false };
  const [next = null, ...rest] = coalesce(queue, cartProducts);
  return { sending: next, queue: rest, isStale: false };
}

/** Whether there is something to send that may not wait for the cart to be read: it may have been sent before. */
export function hasFrozen({ queue }: CartState): boolean {
  return queue.some(isFrozen);
}

/** Whether the shopper did something that the server has yet to see. */
export function hasChanges({ shopper, deviceLines, queue, cartProducts }: CartState): boolean {
  return shopper === "guest"
    ? !isSameCart(deviceLines, cartProducts)
    : coalesce(queue, cartProducts).length > 0;
}

/** Whether the server has a newer word than `cartProducts`. */
export function needsReading(state: CartState): boolean {
  return state.isStale || state.accepted !== null || (state.shopper === "guest" && hasChanges(state));
}

/** The lines as the shopper left them: what the server said, and everything it has not answered yet. */
export function shownLines(state: CartState): CartItem[] {
  const { shopper, deviceLines, cartProducts, accepted, sending, queue } = state;
  if (shopper === "guest") return deviceLines;
  const underway = [accepted, sending].filter((change) => change !== null);
  const expected = applyChanges(cartProducts, underway);
  return applyChanges(expected, coalesce(queue, expected));
}

function baseOf(items: CartItem[]): Pick<CartState, "cartProducts" | "paymentForCart"> {
  return { cartProducts: items, paymentForCart: totalsOf(items) };
}
