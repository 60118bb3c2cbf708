import type { OrderItem, PickedLine } from "@shop/contract";

/**
 * The lines that are not on the server yet, with one more. It replaces an earlier one of the same product, as each says all of a line; but not the first,
 * which may be on its way.
 */
export function withLine(unsent: readonly PickedLine[], line: PickedLine): readonly PickedLine[] {
  return [...unsent.filter(({ id }, place) => place === 0 || id !== line.id), line];
}

/** A line of the order, and what was picked for it; null while it is to be picked. */
export type PickLine = { item: OrderItem; picked: PickedLine | null };

/** The lines of an order, each as it was last picked here or elsewhere. */
export function pickLinesOf(
  items: readonly OrderItem[],
  { saved, unsent }: { saved: readonly PickedLine[]; unsent: readonly PickedLine[] },
): PickLine[] {
  const latest = new Map([...saved, ...unsent].map((line) => [line.id, line]));
  return items.map((item) => ({ item, picked: latest.get(item.id) ?? null }));
}
