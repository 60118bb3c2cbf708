import { isSameLine } from "@shop/commerce";
import type { Order, OrderItem, PickedLine } from "@shop/contract";

/**
 * The lines that are not on the server yet, with one more. It replaces an earlier one of the same product, as each says
 * all of a line; but not the first, which may be on its way.
 */
export function queueLine(unsent: readonly PickedLine[], line: PickedLine): PickedLine[] {
  return [...unsent.filter(({ id }, place) => place === 0 || id !== line.id), line];
}

/**
 * What of it can still be sent once the order was read, and what is lost: all of it when the order has left. What an
 * earlier page has kept may have been sent already, or picked otherwise since: then the saved line stays.
 * @param isFirst whether this is the first read of this page
 */
export function sendable(
  unsent: readonly PickedLine[],
  { state, picking }: Pick<Order, "state" | "picking">,
  isFirst: boolean,
): { unsent: PickedLine[]; lost: PickedLine[] } {
  const saved = picking?.lines ?? [];
  const hasLeft = state !== "preparando";
  const isSaved = (line: PickedLine) => saved.some((each) => isSameLine(each, line));
  const isOutdated = (line: PickedLine) => isFirst && saved.some(({ id }) => id === line.id);
  // On a later read an equal line may be followed by another one of its product, so that both are sent.
  const open = hasLeft || isFirst ? unsent.filter((line) => !isSaved(line)) : unsent;
  return {
    unsent: open.filter((line) => !hasLeft && !isOutdated(line)),
    lost: open.filter((line) => hasLeft || isOutdated(line)),
  };
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
