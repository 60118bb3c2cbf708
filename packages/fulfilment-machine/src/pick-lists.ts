import { isColdChain } from "@shop/commerce";
import type { ServedOrder } from "@shop/contract";
import type { PickLine } from "./unsent-lines.ts";

/** The lines of one aisle; what must stay cold has a list of its own. */
export type PickList = {
  id: string;
  aisle: ServedOrder["aisles"][number] | "cold" | null;
  lines: PickLine[];
};

/** The lines of an order on one way through the shop: by aisle, then those of no known aisle, cold last. */
export function pickListsOf(lines: readonly PickLine[], aisles: ServedOrder["aisles"]): PickList[] {
  const dry = lines.filter(({ item }) => !isColdChain(item));
  const known = new Set(aisles.map(({ id }) => id));
  const lists: PickList[] = [
    ...aisles.map((aisle) => ({
      id: aisle.id,
      aisle,
      lines: dry.filter(({ item }) => item.category === aisle.id),
    })),
    { id: "other", aisle: null, lines: dry.filter(({ item }) => !known.has(item.category)) },
    { id: "cold", aisle: "cold", lines: lines.filter(({ item }) => isColdChain(item)) },
  ];
  return lists.filter((list) => list.lines.length > 0);
}
