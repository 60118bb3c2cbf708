import { cartTotalsOf, type CartTotals } from "@shop/commerce";
import type { Cart, CartItem, Failure, RejectedLine } from "@shop/contract";
import type { Shopper } from "./cart-events.ts";
import { applyChanges, type Change } from "./changes.ts";
import { joinNotices, lasting, noticeKey, noticesOf, type Notice } from "./notices.ts";
import { NO_SUMMARY, type SummaryState } from "./summary-state.ts";

/**
 * What the cart knows, as plain JSON; what is unsent is in the outbox. The names of `cartProducts`, `paymentForCart` and
 * `dialogError` are fixed (specification §3); each says what shows it.
 */
export type CartState = SummaryState & {
  shopper: Shopper;
  /** The lines by the server's last word, or as the guest's device has them; `selectLines` shows them, with what was clicked since. */
  cartProducts: CartItem[];
  /** The server's sums of `cartProducts`; `selectTotals` shows them, while these are the lines on the screen. */
  paymentForCart: CartTotals;
  /** What was carried out and `cartProducts` does not show yet, oldest first. */
  accepted: Change[];
  notices: Notice[];
  /** The keys of the notices that were read, as long as the server repeats them. */
  dismissed: string[];
  /** Whether `cartProducts` is an answer of the server, to this page or an earlier one. */
  wasRead: boolean;
  /** Whether the server has answered with the cart since it was opened: until then, it is being initialised. */
  isInitialised: boolean;
  /** Whether the cart may have changed elsewhere since it was read. */
  isStale: boolean;
  /**
   * Whether the outbox has a turn: before anything else, as after a failure; once the cart is read; now, until it reports how
   * that went; or not, as it is empty.
   */
  outboxTurn: "first" | "afterReading" | "now" | "none";
  isOnline: boolean;
  tries: number;
  /** Why the last call failed, until one succeeds, it is dismissed or tried again; `selectFailure` shows it. */
  dialogError: Failure | null;
  /** What the shopper is trying again, until it is known how that went. */
  retriedError: Failure | null;
};

/** A cart, and what of the wanted lines is not in it. */
export type CartAnswer = Cart & { rejectedLines?: RejectedLine[] };

export const NO_ERROR = { tries: 0, dialogError: null } as const;

export function unknownCart(shopper: Shopper): Omit<CartState, "isOnline"> {
  return {
    shopper,
    ...linesFrom([]),
    notices: [],
    dismissed: [],
    wasRead: false,
    isInitialised: false,
    isStale: false,
    outboxTurn: "afterReading",
    ...NO_ERROR,
    retriedError: null,
    ...NO_SUMMARY,
  };
}

/** Lines without sums of the server. */
export function linesFrom(
  items: CartItem[],
): Pick<CartState, "cartProducts" | "paymentForCart" | "accepted"> {
  return { cartProducts: items, paymentForCart: cartTotalsOf(items), accepted: [] };
}

/** The lines that the server is known to have, or the device of a guest. */
export function confirmedLines({
  cartProducts,
  accepted,
}: Pick<CartState, "cartProducts" | "accepted">): CartItem[] {
  return applyChanges(cartProducts, accepted);
}

/** The lines that the device of a guest has now: what an answer did not price yet is priced next. */
export function linesOfDevice(state: CartState, items: CartItem[]): Partial<CartState> {
  // JSON is what a device stores.
  const isSame = JSON.stringify(items) === JSON.stringify(state.cartProducts);
  return isSame ? { accepted: [] } : { ...linesFrom(items), isStale: true };
}

/**
 * What is known once the server has answered with the cart.
 * @param change what it is the answer to; null for a reading
 */
export function confirmedBy(state: CartState, answer: CartAnswer, change: Change | null): Partial<CartState> {
  const { currentCart, priceProducts, totalProducts, totalWeight, notices = [], rejectedLines = [] } = answer;
  return {
    notices: joinNotices(
      // The server stores nothing of a guest's lines: it repeats no notice.
      state.shopper === "guest" ? state.notices : lasting(state.notices),
      notices.filter((notice) => !state.dismissed.includes(noticeKey(notice))),
      noticesOf(rejectedLines, change?.type === "lines.add" ? change.items : confirmedLines(state)),
    ),
    cartProducts: currentCart.items,
    paymentForCart: { priceProducts, totalProducts, totalWeight },
    accepted: [],
    wasRead: true,
    isInitialised: true,
  };
}
