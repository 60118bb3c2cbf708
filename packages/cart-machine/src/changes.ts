import { withQuantity } from "@shop/commerce";
import type { CartItem } from "@shop/contract";

/**
 * One thing the shopper did to the cart. `operationId` is its idempotency key: the server applies it once, however
 * often it is sent. The quantity of `item` is the units to add (`add`) or the units wanted (`set`); `merge` adds lines
 * as far as the shop sells them: a guest's, or those of a former order. A `frozen` change may have been applied
 * already, so it is sent alone and unchanged: later clicks that joined it would be lost.
 */
export type Change =
  | { operationId: string; frozen?: true; kind: "add"; item: CartItem }
  | { operationId: string; frozen?: true; kind: "set"; item: CartItem }
  | { operationId: string; frozen?: true; kind: "remove"; id: string }
  | { operationId: string; frozen?: true; kind: "clear" }
  | { operationId: string; frozen: true; kind: "merge"; items: CartItem[] };

type LineChange = Exclude<Change, { kind: "clear" | "merge" }>;

/**
 * The fewest changes with the effect of all of these: one for each product, each under the id of its first
 * click, and none where the clicks cancel out. What came before an emptying is forgotten. A frozen change
 * stays as it is, between what came before and what comes after it.
 * @param changes what the shopper did and the server does not know, oldest first
 * @param confirmed the lines that these changes start from
 */
export function coalesce(changes: readonly Change[], confirmed: CartItem[]): Change[] {
  const at = changes.findIndex(isFrozen);
  if (at < 0) return fewest(changes, confirmed);
  const before = [...fewest(changes.slice(0, at), confirmed), ...changes.slice(at, at + 1)];
  return [...before, ...coalesce(changes.slice(at + 1), applyChanges(confirmed, before))];
}

function fewest(changes: readonly Change[], confirmed: CartItem[]): Change[] {
  const emptied = changes.find((change) => change.kind === "clear");
  const last = changes.findLastIndex((change) => change.kind === "clear");
  const base = emptied ? [] : confirmed;
  const wishes = new Map<string, LineChange>();
  for (const change of changes.slice(last + 1)) {
    if (change.kind === "clear" || change.kind === "merge") continue;
    const id = idOf(change);
    wishes.set(id, merge(wishes.get(id), change));
  }
  const wanted = [...wishes.values()].filter((change) => changesSomething(change, base));
  if (!emptied || confirmed.length === 0) return wanted;
  return isSameCart(applyChanges([], wanted), confirmed) ? [] : [emptied, ...wanted];
}

/** The lines as they are once these changes are carried out; the same array when there are none. */
export function applyChanges(items: CartItem[], changes: readonly Change[]): CartItem[] {
  return changes.reduce(applyChange, items);
}

/** Whether a change has to do with a product; emptying the cart has to do with all of them. */
export function concerns(change: Change, id: string): boolean {
  if (change.kind === "merge") return change.items.some((item) => item.id === id);
  return change.kind === "clear" || idOf(change) === id;
}

/** Whether two carts hold the same units of the same products. */
export function isSameCart(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return one.length === other.length && one.every((item) => quantityOf(other, item.id) === item.quantity);
}

/** Units of a product among these lines. */
export function quantityOf(items: readonly CartItem[], id: string): number {
  return items.find((item) => item.id === id)?.quantity ?? 0;
}

/** Whether a change goes out exactly as it is. */
export function isFrozen({ frozen }: Change): boolean {
  return frozen === true;
}

function idOf(change: LineChange): string {
  return change.kind === "remove" ? change.id : change.item.id;
}

function merge(first: LineChange | undefined, later: LineChange): LineChange {
  const { operationId } = first ?? later;
  if (later.kind === "remove") return { ...later, operationId };
  if (later.kind === "set")
    return later.item.quantity > 0
      ? { ...later, operationId }
      : { operationId, kind: "remove", id: later.item.id };
  if (!first) return later;
  // Once the shopper said how many units there shall be, "two more" is a number of units as well.
  if (first.kind === "remove") return { operationId, kind: "set", item: later.item };
  const quantity = first.item.quantity + later.item.quantity;
  return { operationId, kind: first.kind, item: withQuantity(later.item, quantity) };
}

function changesSomething(change: LineChange, base: readonly CartItem[]): boolean {
  if (change.kind === "add") return true;
  return quantityOf(base, idOf(change)) !== (change.kind === "set" ? change.item.quantity : 0);
}

function applyChange(items: CartItem[], change: Change): CartItem[] {
  if (change.kind === "clear") return [];
  if (change.kind === "merge")
    return change.items.reduce((lines, item) => applyChange(lines, { ...change, kind: "add", item }), items);
  const id = idOf(change);
  const before = quantityOf(items, id);
  if (change.kind === "remove") return items.filter((item) => item.id !== id);
  const quantity = change.kind === "add" ? before + change.item.quantity : change.item.quantity;
  if (quantity < 1) return items.filter((item) => item.id !== id);
  return before === 0
    ? [...items, withQuantity(change.item, quantity)]
    : items.map((item) => (item.id === id ? withQuantity(item, quantity) : item));
}
