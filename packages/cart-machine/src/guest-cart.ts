import { withQuantity } from "@shop/commerce";
import type { CartItem, CartNotice } from "@shop/contract";
import type { Change } from "./changes.ts";

/** A guest's lines as a device keeps them, each with what was last known of its product. */
export type GuestCart = {
  /** Idempotency key of the merge of these lines into an account's cart. */
  operationId: string;
  items: CartItem[];
};

/** Where a device keeps the lines of its guest; every tab sees the same. */
export type DeviceCart = {
  /** Null when there are none. */
  read: () => GuestCart | null;
  /** Lines in the place of none get a new `operationId`; writing none forgets it. */
  write: (items: CartItem[]) => void;
};

/** A line of a guest, as the calls that price and merge it take it. */
export type GuestLine = Pick<CartItem, "id" | "quantity">;

/**
 * The guest's lines once they were priced: what the shop did not take is gone, and what it said of the rest is
 * known. Units clicked since it was asked stay, except of a product of which it took less than asked.
 * @param now the lines of the device, which another tab may have changed too
 * @param asked those that the shop was asked to price
 * @param accepted those that it took
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
    return withQuantity(
      item,
      item.quantity < before ? Math.min(line.quantity, item.quantity) : line.quantity,
    );
  });
}

/**
 * Which prices have changed since the device stored them: the shop remembers nothing of a guest, so nobody else
 * can tell.
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
