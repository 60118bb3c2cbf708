import type { CartItem, Failure, RejectedLine } from "@shop/contract";
import type { Change } from "./changes.ts";
import { allRejected } from "./notices.ts";

/** The owner of the cart: a guest, whose lines are on the device, or an account, whose lines are on the server. */
export type Shopper = "guest" | "account";

export type CartEvent =
  /** Opens the cart of this shopper. All state of the cart before is dropped, even if the shopper is the same. */
  | { type: "shopper.changed"; shopper: Shopper }
  /** The session has confirmed the account whose cart is open. */
  | { type: "account.confirmed"; uid: string }
  /** The cart may have changed elsewhere: it is read again. */
  | { type: "cart.refresh" }
  | { type: "cart.retry" }
  | { type: "network.back" }
  | { type: "network.lost" }
  | Change
  | Choice
  | { type: "dialog.dismiss" }
  /** @see noticeKey */
  | { type: "notice.dismiss"; key: string };

/** The choices for the summary; an absent one stays as chosen before. */
export type Choice = {
  type: "summary.choose";
  shippingOption?: string;
  /** Null for none. */
  promotionCode?: string | null;
};

/** What the cart emits. A removal is emitted when the shopper makes it, so that it can be undone. */
export type CartReport =
  | { type: "cart.changeRefused"; change: Change; failure: Failure }
  | { type: "cart.lineAdded"; item: CartItem }
  | { type: "cart.lineRemoved"; item: CartItem }
  | { type: "cart.emptied"; items: CartItem[] }
  /** The guest's lines are merged into the account's cart, except these. */
  | { type: "cart.merged"; rejectedLines: RejectedLine[] }
  /** The rejected units of a guest. */
  | { type: "cart.linesRejected"; rejectedLines: RejectedLine[] };

/** The report of a removal, so that it can be undone; null if nothing is removed. */
export function removalReport(change: Change, lines: CartItem[]): CartReport | null {
  if (change.type === "cart.clear") return lines.length > 0 ? { type: "cart.emptied", items: lines } : null;
  const item = change.type === "line.remove" && lines.find(({ id }) => id === change.id);
  return item ? { type: "cart.lineRemoved", item } : null;
}

/**
 * The report of a change that was carried out; null if there is nothing to report.
 * @param rejectedLines the units that an account's cart rejected; undefined on a guest's device
 */
export function successReport(change: Change, rejectedLines?: RejectedLine[]): CartReport | null {
  if (change.type === "line.add") return { type: "cart.lineAdded", item: change.item };
  return change.type === "lines.add" && rejectedLines ? { type: "cart.merged", rejectedLines } : null;
}

/** The report of a refused change: for added lines, that all are rejected. */
export function refusalReport(change: Change, failure: Failure): CartReport {
  return change.type === "lines.add"
    ? { type: "cart.merged", rejectedLines: allRejected(change.items, failure) }
    : { type: "cart.changeRefused", change, failure };
}
