import type { CartItem, Failure, RejectedLine } from "@shop/contract";
import type { Change } from "./changes.ts";
import { allRejected } from "./notices.ts";

/** Whose cart it is: nobody's in particular, stored on the device, or an account's, stored by the server. */
export type Shopper = "guest" | "account";

export type CartEvent =
  /** Somebody else's cart, or the same shopper's from the beginning: nothing of the former one is kept. */
  | { type: "cart.open"; shopper: Shopper }
  /** Whose session it is that the account's cart was opened for. */
  | { type: "account.confirmed"; uid: string }
  /** The cart may have changed elsewhere. */
  | { type: "cart.refresh" }
  | { type: "cart.retry" }
  | { type: "network.back" }
  | { type: "network.lost" }
  | Change
  | Choice
  | { type: "dialog.dismiss" }
  /** @see noticeKey */
  | { type: "notice.dismiss"; key: string };

/** What the shopper wants the summary to be made for; what is left out stays as it was chosen. */
export type Choice = {
  type: "summary.choose";
  shippingOption?: string;
  /** Null for none. */
  promotionCode?: string | null;
};

/** What the cart reports. A removal is reported when the shopper asks for it, so that it can be undone. */
export type CartReport =
  | { type: "cart.changeRefused"; change: Change; failure: Failure }
  | { type: "cart.lineAdded"; item: CartItem }
  | { type: "cart.lineRemoved"; item: CartItem }
  | { type: "cart.emptied"; items: CartItem[] }
  /** The guest's lines are in the account's cart, but for these. */
  | { type: "cart.merged"; rejectedLines: RejectedLine[] }
  /** The shop does not sell these units to a guest. */
  | { type: "cart.linesRejected"; rejectedLines: RejectedLine[] };

/** The report of a removal, so that it can be undone; null when nothing goes. */
export function removed(change: Change, lines: CartItem[]): CartReport | null {
  if (change.type === "cart.clear") return lines.length > 0 ? { type: "cart.emptied", items: lines } : null;
  const item = change.type === "line.remove" && lines.find(({ id }) => id === change.id);
  return item ? { type: "cart.lineRemoved", item } : null;
}

/**
 * The report of a change that was carried out; null when it is none to report.
 * @param rejectedLines the units of it that an account's cart did not take; undefined on a guest's device, which takes all
 */
export function carriedOut(change: Change, rejectedLines?: RejectedLine[]): CartReport | null {
  if (change.type === "line.add") return { type: "cart.lineAdded", item: change.item };
  return change.type === "lines.add" && rejectedLines ? { type: "cart.merged", rejectedLines } : null;
}

/** The report of a change that the server refused: of added lines, that it takes none of them. */
export function refused(change: Change, failure: Failure): CartReport {
  return change.type === "lines.add"
    ? { type: "cart.merged", rejectedLines: allRejected(change.items, failure) }
    : { type: "cart.changeRefused", change, failure };
}
