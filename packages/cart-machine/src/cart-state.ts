import { cartTotalsOf, type CartTotals } from "@shop/commerce";
import type { Cart, CartItem, Failure, RejectedLine } from "@shop/contract";
import type { Shopper } from "./cart-events.ts";
import { applyChanges, type Change } from "./changes.ts";
import { joinNotices, lasting, noticeKey, noticesOf, type Notice } from "./notices.ts";
import { NO_SUMMARY, type SummaryState } from "./summary-state.ts";

/**
 * The context of the cart, as plain JSON; unsent changes are in the outbox. The specification prescribes the names
 * `cartProducts`, `paymentForCart` and `dialogError` (§3); each comment names its selector.
 */
export type CartState = SummaryState & {
  shopper: Shopper;
  /** The lines as the server last answered, or of the guest's device; `selectLines` adds later clicks. */
  cartProducts: CartItem[];
  /** The server's sums of `cartProducts`; `selectTotals` shows them while these are the shown lines. */
  paymentForCart: CartTotals;
  /** Changes that were carried out but are not in `cartProducts` yet, oldest first. */
  accepted: Change[];
  notices: Notice[];
  /** The keys of dismissed notices, as long as the server repeats them. */
  dismissed: string[];
  /** Whether `cartProducts` is a response of the server, to this page or an earlier one. */
  wasRead: boolean;
  /** Whether the server has answered with the cart since it was opened: until then, it is initialising. */
  isInitialised: boolean;
  /** Whether the cart may have changed elsewhere since it was read. */
  isStale: boolean;
  /**
   * When the outbox is flushed: `first`, before any other call, as after a failure; `afterReading` the cart; `none` when
   * it is empty.
   */
  outboxTurn: "first" | "afterReading" | "none";
  isOnline: boolean;
  tries: number;
  /** Why the last call failed, until one succeeds, it is dismissed or tried again; `selectFailure` shows it. */
  dialogError: Failure | null;
  /** The failure that the shopper is retrying, until the outcome is known. */
  retriedError: Failure | null;
};

/** A cart, and the rejected lines. */
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

/** The state with lines whose sums are calculated here, until the server has answered with its own. */
export function linesFrom(
  items: CartItem[],
): Pick<CartState, "cartProducts" | "paymentForCart" | "accepted"> {
  return { cartProducts: items, paymentForCart: cartTotalsOf(items), accepted: [] };
}

/** The confirmed lines of the server, or of a guest's device. */
export function confirmedLines({
  cartProducts,
  accepted,
}: Pick<CartState, "cartProducts" | "accepted">): CartItem[] {
  return applyChanges(cartProducts, accepted);
}

/** The current lines of a guest's device: lines without a server price are priced next. */
export function linesOfDevice(state: CartState, items: CartItem[]): Partial<CartState> {
  // Compared as JSON: that is what a device stores, so every read creates new objects.
  const isSame = JSON.stringify(items) === JSON.stringify(state.cartProducts);
  return isSame ? { accepted: [] } : { ...linesFrom(items), isStale: true };
}

/**
 * The state after a response with the cart.
 * @param change the change of the response; null for a read
 */
export function confirmedBy(state: CartState, answer: CartAnswer, change: Change | null): Partial<CartState> {
  const { currentCart, priceProducts, totalProducts, totalWeight, notices = [], rejectedLines = [] } = answer;
  return {
    notices: joinNotices(
      // The server does not store a guest's lines, so it repeats no notice.
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
