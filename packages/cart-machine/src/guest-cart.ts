import { withQuantity } from "@shop/commerce";
import type { CartItem, CartNotice } from "@shop/contract";
import type { Change } from "./changes.ts";

/** A guest's lines as stored on a device, each with the last known data of its product. */
export type GuestCart = {
  /** Idempotency key of the merge of these lines into an account's cart. */
  operationId: string;
  items: CartItem[];
};

/** The storage of a guest's lines, shared by all tabs. */
export type DeviceCart = {
  /** Null when there are none. */
  read: () => GuestCart | null;
  /** Lines after an empty cart get a new `operationId`; writing none removes it. */
  write: (items: CartItem[]) => void;
};

/** A line of a guest, as in the calls that price and merge it. */
export type GuestLine = Pick<CartItem, "id" | "quantity">;

/**
 * The guest's lines after pricing: without rejected ones, and with the server's data. Units that were clicked during
 * the call stay, except those of a product of which units were rejected.
 * @param now the lines of the device, which another tab may have changed, too
 * @param asked those that were sent to be priced
 * @param accepted those that were accepted
 */
export function settleLines(
  now: readonly CartItem[],
  asked: readonly GuestLine[],
  accepted: readonly CartItem[],
): CartItem[] {
  const wanted = new Map(asked.map(({ id, quantity }) => [id, quantity]));
  const got = new Map(accepted.map((item) => [item.id, item]));
  return now.flatMap((line) => {
    const before = wanted.get(line.id);
    if (before === undefined) return line;
    const item = got.get(line.id);
    if (!item) return [];
    const kept = item.quantity < before ? Math.min(line.quantity, item.quantity) : line.quantity;
    return withQuantity(item, kept);
  });
}

/**
 * The prices that have changed since the device stored them. The server cannot know, as it stores nothing of a guest.
 */
export function repriced(asked: readonly CartItem[], accepted: readonly CartItem[]): CartNotice[] {
  const now = new Map(accepted.map((item) => [item.id, item.unitPrice]));
  return asked.flatMap(({ id, name, unitPrice: before }): CartNotice[] => {
    const price = now.get(id) ?? before;
    return price === before ? [] : [{ id, name, kind: "repriced", before, now: price }];
  });
}

/** The lines of a guest who signed in, as a change of the account's cart. */
export function mergeOf({ operationId, items }: GuestCart): Change {
  return { type: "lines.add", operationId, items };
}
