import type { CartItem, CartNotice, Failure, RejectedLine } from "@shop/contract";
import type { Change } from "./changes.ts";

/** A notice about a line, shown until the shopper dismisses it or changes the line. */
export type Notice =
  | CartNotice
  /** Rejected units, and why. Without a `quantity`, the whole change of this line was refused. */
  | { kind: "rejectedLines"; id: string; name: string; quantity?: number; failure: Failure };

/** The key of a notice: a repeated notice has the same. */
export function noticeKey(notice: Notice): string {
  return JSON.stringify(notice);
}

/** The notices of rejected lines. */
export function noticesOf(rejectedLines: readonly RejectedLine[], lines: readonly CartItem[]): Notice[] {
  return rejectedLines.map(({ id, quantity, code }) => ({
    kind: "rejectedLines",
    id,
    name: lines.find((line) => line.id === id)?.name ?? id,
    quantity,
    failure: code,
  }));
}

/** All these lines as rejected. */
export function allRejected(items: readonly CartItem[], failure: Failure): RejectedLine[] {
  return items.map(({ id, quantity }) => ({ id, quantity, code: failure }));
}

/** The notices of a refused change. */
export function noticesOfFailure(change: Change, failure: Failure): Notice[] {
  if (change.type === "lines.add") return noticesOf(allRejected(change.items, failure), change.items);
  if (!("item" in change)) return [];
  const { id, name } = change.item;
  return [{ kind: "rejectedLines", id, name, failure }];
}

export function joinNotices(...lists: readonly (readonly Notice[])[]): Notice[] {
  return [...new Map(lists.flat().map((notice) => [noticeKey(notice), notice])).values()];
}

/**
 * The notices that a later response does not replace. The server repeats those of prices and stock while they apply,
 * and those of removed lines only until the response to another change.
 */
export function lasting(notices: readonly Notice[]): Notice[] {
  return notices.filter(({ kind }) => kind !== "repriced" && kind !== "stockFell");
}
