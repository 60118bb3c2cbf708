import type { OrderCard } from "@shop/contract";
import { BOARD_STATES, type BoardState } from "./board-states.ts";

/** The orders that are promised for one delivery window; without a window, those of one shipping option. */
export type DeliveryGroup = {
  id: string;
  label: string;
  /** Whether its day is over. */
  isLate: boolean;
  orders: OrderCard[];
};

/** Nine o'clock is before sixteen. */
const BY_HOUR = new Intl.Collator("es", { numeric: true });

export type BoardColumn = { state: BoardState; count: number; groups: DeliveryGroup[] };

/**
 * The board: the orders by state, and within a state by delivery window, the earliest first, so that late ones are on
 * top. Orders without a window come last; within a group the oldest order is first.
 * @param today `YYYY-MM-DD` in the shop's time zone
 */
export function columnsOf(orders: readonly OrderCard[], today: string): BoardColumn[] {
  const sorted = orders.toSorted(
    (one, other) =>
      BY_HOUR.compare(groupOf(one), groupOf(other)) || BY_HOUR.compare(one.placedAt, other.placedAt),
  );
  return BOARD_STATES.map((state) => {
    const own = sorted.filter((order) => order.state === state);
    const groups = Object.entries(Object.groupBy(own, groupOf)).map(([id, members = []]) => ({
      id,
      label: members[0] ? labelOf(members[0]) : "",
      isLate: members.some(({ dueOn }) => dueOn !== undefined && dueOn < today),
      orders: members,
    }));
    return { state, count: own.length, groups };
  });
}

/** Sorts as it is read: a day, or what is after every day. */
function groupOf(order: OrderCard): string {
  return `${order.dueOn ?? "9999"} ${labelOf(order)}`;
}

function labelOf({ shippingOption: { window, name } }: OrderCard): string {
  return window === "" ? name : window;
}
