import { askProvider } from "./apply-payment-event.ts";
import type { Payments } from "../payments/payment-provider.ts";
import { settleRefunds } from "./settle-refunds.ts";
import { readPages } from "../store/read-pages.ts";
import type { Store } from "../documents/collections.ts";
import { closeOrder } from "./close-order.ts";
import { requireOrder, type OrderDoc } from "../documents/order-doc.ts";

export type SweepDeps = {
  store: Store;
  payments: Payments;
  now: () => Date;
  /** Reports an order that could not be swept; the next sweep tries it again. */
  onError: (task: "expire" | "refund", error: unknown, orderId: string) => void;
};

/** How many orders are read and swept at once. Most are not due for days, so larger pages would be read in vain. */
const PAGE = 50;

/**
 * Cancels orders that were not paid in time, and those with payment on delivery that the shop did not accept in time;
 * their stock is returned. The provider is asked first: its webhook may be lost, and a paid order stays. If it does not
 * answer, the order waits for the next sweep.
 */
export async function expireUnpaidOrders(deps: SweepDeps): Promise<void> {
  const { store, now } = deps;
  const due = now().toISOString();
  for await (const waiting of ordersBy(deps, "payBy")) {
    const overdue = waiting.filter(({ payBy }) => payBy !== undefined && payBy <= due);
    await sweepAll(
      overdue,
      async (order) => {
        await askProvider(deps, order);
        await closeOrder(store, "order.expire", { id: order.id, now, check: requireOrder });
      },
      (error, id) => deps.onError("expire", error, id),
    );
    // The earliest are first: whatever follows an order that is not due is not due either.
    if (overdue.length < waiting.length) return;
  }
}

/** Retries refunds that are due. */
export async function settleDueRefunds(deps: SweepDeps): Promise<void> {
  for await (const due of ordersBy(deps, "refundSince"))
    await sweepAll(
      due,
      (order) => settleRefunds(deps.store, deps.payments.providers, order),
      (error, id) => deps.onError("refund", error, id),
    );
}

/** The orders that have this field, in pages, the earliest first. */
async function* ordersBy({ store }: SweepDeps, field: "payBy" | "refundSince"): AsyncGenerator<OrderDoc[]> {
  const orderBy = { field, direction: "asc" } as const;
  for await (const page of readPages(store, { collection: "orders", orderBy, limit: PAGE }))
    yield page.map(({ doc }) => doc);
}

/** All in parallel, so that a failing or unresponsive provider does not delay the others. */
async function sweepAll(
  orders: readonly OrderDoc[],
  sweep: (order: OrderDoc) => Promise<unknown>,
  onError: (error: unknown, orderId: string) => void,
): Promise<void> {
  await Promise.all(orders.map((order) => sweep(order).catch((error: unknown) => onError(error, order.id))));
}
