import { withQuantity } from "@shop/commerce";
import type { CartItem } from "@shop/contract";

/**
 * One change of the cart, as an event. `operationId` is its idempotency key: the server applies it once, however often
 * it is sent. The quantity of `item` is the units to add (`line.add`) or the units wanted (`line.set`); `lines.add`
 * adds lines as far as the shop sells them: those of a former order, or a guest's. A `frozen` change may have been
 * applied already, so it is sent alone and unchanged: later clicks that were merged into it would be lost.
 */
export type Change =
  | { type: "line.add"; operationId: string; frozen?: true; item: CartItem }
  | { type: "line.set"; operationId: string; frozen?: true; item: CartItem }
  | { type: "line.remove"; operationId: string; frozen?: true; id: string }
  | { type: "cart.clear"; operationId: string; frozen?: true }
  | { type: "lines.add"; operationId: string; frozen?: true; items: CartItem[] };

type LineChange = Exclude<Change, { type: "cart.clear" | "lines.add" }>;

/**
 * Merges changes into the fewest with the same effect: one for each product, with the id of its first click, and none
 * where clicks cancel out. Changes before a clearing are dropped. A frozen change stays as it is, between earlier and
 * later ones.
 * @param changes the unsent changes, oldest first
 * @param confirmed the lines to which these changes apply
 */
export function coalesce(changes: readonly Change[], confirmed: CartItem[]): Change[] {
  const frozenAt = changes.findIndex(isFrozen);
  if (frozenAt < 0) return fewest(changes, confirmed);
  const upTo = [...fewest(changes.slice(0, frozenAt), confirmed), ...changes.slice(frozenAt, frozenAt + 1)];
  return [...upTo, ...coalesce(changes.slice(frozenAt + 1), applyChanges(confirmed, upTo))];
}

/** `coalesce` for changes of which none is frozen. A clearing keeps the id of the first one. */
function fewest(changes: readonly Change[], confirmed: CartItem[]): Change[] {
  const clearing = changes.find((change) => change.type === "cart.clear");
  const lastClearing = changes.findLastIndex((change) => change.type === "cart.clear");
  const base = clearing ? [] : confirmed;
  const wishes = new Map<string, LineChange>();
  for (const change of changes.slice(lastClearing + 1)) {
    // For the type checker: there is no later clearing, and `lines.add` counts as frozen.
    if (change.type === "cart.clear" || change.type === "lines.add") continue;
    const id = idOf(change);
    wishes.set(id, merge(wishes.get(id), change));
  }
  const wanted = [...wishes.values()].filter((change) => changesSomething(change, base));
  if (!clearing || confirmed.length === 0) return wanted;
  return isSameCart(applyChanges([], wanted), confirmed) ? [] : [clearing, ...wanted];
}

/** The lines as they are once these changes are carried out; the same array when there are none. */
export function applyChanges(items: CartItem[], changes: readonly Change[]): CartItem[] {
  return changes.reduce(applyChange, items);
}

/** Whether a change affects a product; clearing the cart affects all. */
export function concerns(change: Change, id: string): boolean {
  if (change.type === "lines.add") return change.items.some((item) => item.id === id);
  return change.type === "cart.clear" || idOf(change) === id;
}

function isSameCart(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return one.length === other.length && one.every((item) => quantityOf(other, item.id) === item.quantity);
}

export function quantityOf(items: readonly CartItem[], id: string): number {
  return items.find((item) => item.id === id)?.quantity ?? 0;
}

/** The change that sets `quantity` units of a product of which the shopper saw `before` in the cart. */
export function changeOfQuantity(before: number, item: CartItem, operationId: string): Change {
  if (item.quantity === 0) return { type: "line.remove", operationId, id: item.id };
  return { type: before === 0 ? "line.add" : "line.set", operationId, item };
}

export function isFrozen({ frozen, type }: Change): boolean {
  return frozen === true || type === "lines.add";
}

function idOf(change: LineChange): string {
  return change.type === "line.remove" ? change.id : change.item.id;
}

function merge(first: LineChange | undefined, later: LineChange): LineChange {
  const { operationId } = first ?? later;
  if (later.type === "line.remove") return { ...later, operationId };
  if (later.type === "line.set")
    return later.item.quantity > 0
      ? { ...later, operationId }
      : { operationId, type: "line.remove", id: later.item.id };
  if (!first) return later;
  // Units that are added after a removal or a `line.set` make a `line.set`; only after additions, a `line.add`.
  if (first.type === "line.remove") return { operationId, type: "line.set", item: later.item };
  const quantity = first.item.quantity + later.item.quantity;
  return { operationId, type: first.type, item: withQuantity(later.item, quantity) };
}

function changesSomething(change: LineChange, base: readonly CartItem[]): boolean {
  if (change.type === "line.add") return true;
  return quantityOf(base, idOf(change)) !== (change.type === "line.set" ? change.item.quantity : 0);
}

function applyChange(items: CartItem[], change: Change): CartItem[] {
  if (change.type === "cart.clear") return [];
  if (change.type === "lines.add") {
    const additions = change.items.map((item): Change => ({ ...change, type: "line.add", item }));
    return applyChanges(items, additions);
  }
  const id = idOf(change);
  const before = quantityOf(items, id);
  if (change.type === "line.remove") return items.filter((item) => item.id !== id);
  const quantity = change.type === "line.add" ? before + change.item.quantity : change.item.quantity;
  if (quantity < 1) return items.filter((item) => item.id !== id);
  return before === 0
    ? [...items, withQuantity(change.item, quantity)]
    : items.map((item) => (item.id === id ? withQuantity(item, quantity) : item));
}
