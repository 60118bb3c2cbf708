import { addDays, totalDue, zoneClock } from "@shop/commerce";
import type { DayFigures, Money, PaymentMethod } from "@shop/contract";
import type { HandlerDeps } from "../call/handler.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { readDocs } from "../store/read-pages.ts";
import type { StaffHandler } from "./require-staff.ts";

/** What became of the orders of the last days, by the day on which they were placed. */
export function getFigures({ store, shop, now }: HandlerDeps): StaffHandler<"getFigures"> {
  return async ({ days }) => {
    const clock = zoneClock(shop.timeZone);
    const today = clock.dayAt(now());
    const first = addDays(today, 1 - days);
    const sums = new Map(Array.from({ length: days }, (_, before) => [addDays(today, -before), newSums()]));
    const orderBy = { field: "placedAt", direction: "desc" } as const;
    for await (const order of readDocs(store, { collection: "orders", orderBy })) {
      const day = clock.dayAt(new Date(order.placedAt));
      if (day < first) break;
      const ofDay = sums.get(day);
      if (ofDay) count(ofDay, order);
    }
    return { days: [...sums].map(([day, ofDay]) => toFigures(day, ofDay)) };
  };
}

const newSums = () => ({
  orders: 0,
  cancelled: 0,
  sales: new Map<PaymentMethod, Money>(),
  missing: 0,
  /** From each order to its door. */
  minutes: [] as number[],
});
type Sums = ReturnType<typeof newSums>;

function count(sums: Sums, order: OrderDoc): void {
  const { state, payment, paymentMethod, placedAt, items, picking, history } = order;
  sums.orders += 1;
  if (state === "cancelado") sums.cancelled += 1;
  // Nobody has paid or accepted it yet, or nothing of its payment is left.
  if (state === "cancelado" || state === "pendiente" || payment.status === "refunded") return;
  sums.sales.set(paymentMethod, (sums.sales.get(paymentMethod) ?? 0) + totalDue(order));
  for (const { id, quantity } of items)
    sums.missing += quantity - (picking?.lines.find((line) => line.id === id)?.quantity ?? quantity);
  const delivered = history.find((step) => step.state === "entregado");
  if (delivered) sums.minutes.push((Date.parse(delivered.at) - Date.parse(placedAt)) / 60_000);
}

function toFigures(day: string, { sales, minutes, ...counts }: Sums): DayFigures {
  // The median: one order that took a day says nothing of the others.
  const middle = minutes.toSorted((one, other) => one - other)[Math.floor(minutes.length / 2)];
  return {
    day,
    ...counts,
    sales: [...sales].map(([paymentMethod, amount]) => ({ paymentMethod, amount })),
    ...(middle !== undefined && { minutesToDoor: Math.round(middle) }),
  };
}
