import type { CartItem, Failure, RejectedLine } from "@shop/contract";
import type { CartReport } from "./cart-events.ts";
import type { Change } from "./changes.ts";

/** What a cart reports of an addition; null of any other change. */
export function added(change: Change): CartReport | null {
  return change.kind === "add" ? { type: "cart.lineAdded", item: change.item } : null;
}

/** What a cart reports of a removal, so that it can be undone; null when nothing goes. */
export function removed(change: Change, lines: CartItem[]): CartReport | null {
  if (change.kind === "clear") return lines.length > 0 ? { type: "cart.emptied", items: lines } : null;
  const item = change.kind === "remove" && lines.find(({ id }) => id === change.id);
  return item ? { type: "cart.lineRemoved", item } : null;
}

/** What a cart reports of units that the shop does not sell to a guest; null when it sells all of them. */
export function rejected(rejectedLines: RejectedLine[]): CartReport | null {
  return rejectedLines.length > 0 ? { type: "cart.linesRejected", rejectedLines } : null;
}

/** What a cart reports of a change that the server has carried out, but for these units of it. */
export function carriedOut(change: Change, rejectedLines: RejectedLine[]): CartReport | null {
  return change.kind === "merge" ? { type: "cart.merged", rejectedLines } : added(change);
}

/** What a cart reports of a change that the server refused: of merged lines, that it takes none of them. */
export function refused(change: Change, failure: Failure): CartReport {
  if (change.kind !== "merge") return { type: "cart.changeRefused", change, failure };
  const rejectedLines = change.items.map(({ id, quantity }) => ({ id, quantity, code: failure }));
  return { type: "cart.merged", rejectedLines };
}
