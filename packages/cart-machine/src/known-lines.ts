import { cartTotalsOf, type CartTotals } from "@shop/commerce";
import type { Cart, CartItem, RejectedLine } from "@shop/contract";
import { joinNotices, noticeKey, noticesOf, type Notice } from "./notices.ts";

/**
 * What is known of a cart by the server's last word, as plain JSON. The names of `cartProducts` and `paymentForCart`
 * are fixed (specification §3); each says what shows it.
 */
export type KnownLines = {
  /** The lines by the server's last word; `selectLines` shows them, with what was clicked since. */
  cartProducts: CartItem[];
  /** The server's sums of `cartProducts`; `selectTotals` shows them, while these are the lines in sight. */
  paymentForCart: CartTotals;
  /** What the shopper should know about their lines. */
  notices: Notice[];
  /** The keys of the notices that were read, as long as the server repeats them. */
  dismissed: string[];
  /** Whether `cartProducts` is an answer of the server, to this page or an earlier one. */
  wasRead: boolean;
  /** Whether the server has answered with the cart since it was opened: until then, it is being initialised. */
  isInitialised: boolean;
  /** Whether the cart may have changed elsewhere since it was read. */
  isStale: boolean;
};

/** A cart, and what of the wanted lines is not in it. */
export type CartAnswer = Cart & { rejectedLines?: RejectedLine[] };

/** A cart of which nothing is known. */
export function unknownLines(): KnownLines {
  return {
    ...linesFrom([]),
    notices: [],
    dismissed: [],
    wasRead: false,
    isInitialised: false,
    isStale: false,
  };
}

/** Lines without sums of the server. */
export function linesFrom(items: CartItem[]): Pick<KnownLines, "cartProducts" | "paymentForCart"> {
  return { cartProducts: items, paymentForCart: cartTotalsOf(items) };
}

/**
 * What is known once the server has answered with the cart.
 * @param asked the lines that were sent: they have the names of those that the server rejected
 * @param lastingNotices the notices of before that the answer does not end
 */
export function confirmedBy(
  { dismissed }: KnownLines,
  answer: CartAnswer,
  { asked, lastingNotices }: { asked: readonly CartItem[]; lastingNotices: readonly Notice[] },
): Partial<KnownLines> {
  const { currentCart, priceProducts, totalProducts, totalWeight, notices = [], rejectedLines = [] } = answer;
  return {
    notices: joinNotices(
      lastingNotices,
      notices.filter((notice) => !dismissed.includes(noticeKey(notice))),
      noticesOf(rejectedLines, asked),
    ),
    cartProducts: currentCart.items,
    paymentForCart: { priceProducts, totalProducts, totalWeight },
    wasRead: true,
    isInitialised: true,
  };
}

/** Marks a notice as read. */
export function withoutNotice({ notices, dismissed }: KnownLines, key: string): Partial<KnownLines> {
  return {
    notices: notices.filter((notice) => noticeKey(notice) !== key),
    dismissed: [...dismissed, key],
  };
}
