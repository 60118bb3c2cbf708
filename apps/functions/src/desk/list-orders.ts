import type { HandlerDeps } from "../call/handler.ts";
import { readChangedOrders, readOpenOrders } from "../orders/read-orders.ts";
import { collect } from "../store/read-pages.ts";
import { toOrderCard } from "./order-card.ts";
import type { StaffHandler } from "./require-staff.ts";

/** How many orders an answer has, each of some 400 bytes. */
const MAX_ORDERS = 1000;

/**
 * How far (ms) the next call looks back behind this one: the clocks of instances differ, and a change is written after
 * its time was read.
 */
const OVERLAP = 15_000;

/** How far (ms) a call may ask back: the board shows what is open, and is no archive of customers. */
const MAX_BACK = 10 * 60_000;

/** The open orders, or those that have changed since then. */
export function listOrders({ store, shop, now }: HandlerDeps): StaffHandler<"listOrders"> {
  return async ({ since }) => {
    // Before the orders are read: what changes meanwhile is in the next answer.
    const readAt = now().getTime();
    const isWhole = since === undefined || readAt - Date.parse(since) > MAX_BACK;
    const found = await collect(
      isWhole ? readOpenOrders(store) : readChangedOrders(store, since),
      // One more than an answer has, to know whether there are more.
      MAX_ORDERS + 1,
    );
    const orders = found.slice(0, MAX_ORDERS);
    const hasMore = found.length > MAX_ORDERS;
    // Changed orders are read from the oldest change on, so the next call can continue after the last of them. The open
    // ones are read by state, and have no such place.
    const lastChange = hasMore && !isWhole ? orders.at(-1)?.changedAt : undefined;
    return {
      orders: orders.map((order) => toOrderCard(order, shop)),
      asOf: lastChange ?? new Date(readAt - OVERLAP).toISOString(),
      ...(isWhole && { isWhole }),
      ...(hasMore && { hasMore }),
    };
  };
}
