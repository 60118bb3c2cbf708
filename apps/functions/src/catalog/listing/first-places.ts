import type { ListPlace } from "../cursor.ts";
import type { Order } from "./sorts.ts";

/**
 * The first places of a list, or the first after one of them, without sorting the rest of it: of a hundred thousand
 * products a page shows twenty-four.
 * @param keys of the list by this order, not sorted
 */
export function firstPlaces(
  keys: readonly number[],
  order: Order,
  count: number,
  after?: ListPlace,
): ListPlace[] {
  const least = after ? order.keyAfter(after) : -Infinity;
  let first: number[] = [];
  let most = Infinity;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? Infinity;
    if (key < least || key >= most) continue;
    first.push(key);
    // Twice as many as are asked for are sorted at a time; the last of the first half is what others have to beat.
    if (first.length < 2 * count) continue;
    first = smallest(first, count);
    most = first.at(-1) ?? most;
  }
  return smallest(first, count).map((key) => order.placeOf(key));
}

function smallest(keys: readonly number[], count: number): number[] {
  return keys.toSorted((a, b) => a - b).slice(0, count);
}
