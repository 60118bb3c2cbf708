import type { CartItem, CartNotice, Failure, RejectedLine } from "@shop/contract";
import type { Change } from "./changes.ts";

/** What a shopper should know about a line, until they have read it or done something about it. */
export type Notice =
  | CartNotice
  /** Units that the cart did not take, and why; without a number, a change that was refused. */
  | { kind: "rejectedLines"; id: string; name: string; quantity?: number; failure: Failure };

/** The key of a notice: a repeated notice has the same. */
export function noticeKey(notice: Notice): string {
  return JSON.stringify(notice);
}

/** What the shop did not take of these lines. */
export function noticesOf(rejectedLines: readonly RejectedLine[], lines: readonly CartItem[]): Notice[] {
  return rejectedLines.map(({ id, quantity, code }) => ({
    kind: "rejectedLines",
    id,
    name: lines.find((line) => line.id === id)?.name ?? id,
    quantity,
    failure: code,
  }));
}

/** These lines, none of which the shop took. */
export function allRejected(items: readonly CartItem[], failure: Failure): RejectedLine[] {
  return items.map(({ id, quantity }) => ({ id, quantity, code: failure }));
}

/** Why a change of lines was refused. */
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
 * Those that no later answer of the server takes back. It tells anew, as long as they last, of prices and of a
 * stock that fell; of a line that has gone, only until another change is answered.
 */
export function lasting(notices: readonly Notice[]): Notice[] {
  return notices.filter(({ kind }) => kind !== "repriced" && kind !== "stockFell");
}
