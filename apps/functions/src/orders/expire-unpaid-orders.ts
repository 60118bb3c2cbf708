import { FailureError } from "@shop/contract";
import { askProvider } from "../payments/ask-provider.ts";
import type { Payments } from "../payments/payment-provider.ts";
import { settleRefunds } from "../payments/settle-refunds.ts";
import type { Place, Store } from "../store/store.ts";
import { closeOrder } from "./close-order.ts";
import type { OrderDoc } from "./order-doc.ts";

export type SweepDeps = {
  store: Store;
  payments: Payments;
  /** Told about each order that could not be swept; the next sweep tries it again. */
  onError: (error: unknown) => void;
};

/** How many orders are read, and swept, at once: most are not due, and wait for days. */
const PAGE = 50;

/**
 * Cancels the orders that nobody paid in time, and those to be paid at the door that the shop did not accept in
 * time; their stock returns. The provider is asked first: its webhook may be lost, and a paid order stays.
 * @param startAfter the place of the last order of the page before
 * @returns how many were looked at
 */
export async function expireUnpaidOrders(deps: SweepDeps, now: Date, startAfter?: Place): Promise<number> {
  const waiting = await deps.store.query({
    collection: "orders",
    orderBy: { field: "payBy", direction: "asc" },
    limit: PAGE,
    ...(startAfter && { startAfter }),
  });
  const overdue = waiting
    .map(({ doc }) => doc)
    .filter(({ payBy }) => payBy !== undefined && payBy <= now.toISOString());
  await each(overdue, deps, async (order) => {
    await askProvider(deps, order, now);
    await closeOrder(deps.store, "order.expire", { id: order.id, at: now, check: found });
  });
  const last = overdue.at(-1);
  if (overdue.length < PAGE || last?.payBy === undefined) return overdue.length;
  return overdue.length + (await expireUnpaidOrders(deps, now, { value: last.payBy, id: last.id }));
}

/**
 * Gives back what is due and could not be given back before.
 * @param startAfter the place of the last order of the page before
 * @returns how many were looked at
 */
export async function settleDueRefunds(deps: SweepDeps, startAfter?: Place): Promise<number> {
  const page = await deps.store.query({
    collection: "orders",
    orderBy: { field: "refundSince", direction: "asc" },
    limit: PAGE,
    ...(startAfter && { startAfter }),
  });
  const due = page.map(({ doc }) => doc);
  await each(due, deps, async (order) => {
    await settleRefunds(deps.store, deps.payments.providers, order);
  });
  const last = due.at(-1);
  if (due.length < PAGE || last?.refundSince === undefined) return due.length;
  return due.length + (await settleDueRefunds(deps, { value: last.refundSince, id: last.id }));
}

/** All at once: neither one that fails nor one whose provider does not answer holds back another. */
async function each(
  orders: readonly OrderDoc[],
  { onError }: SweepDeps,
  sweep: (order: OrderDoc) => Promise<void>,
): Promise<void> {
  await Promise.all(orders.map((order) => sweep(order).catch(onError)));
}

function found(order: OrderDoc | undefined): OrderDoc {
  if (!order) throw new FailureError({ id: 404, what: "order" });
  return order;
}
