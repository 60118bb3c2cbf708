import type { Money, Order, OrderItem } from "@shop/contract";
import { lineToGo, summariseGoing, totalDue } from "./picking.ts";
import type { Shop } from "./read-shop.ts";

/** Names what was delivered of a line: its own product, or what went instead of missing units. */
type ItemName = { id: string; substituteId?: string | undefined };

/** What was delivered of a line, how many units of it were refunded since, and for how much. */
export type DeliveredItem = { id: string; substituteId?: string } & {
  item: OrderItem;
  refunded: number;
  amount: Money;
};

type Refunded = Pick<Order, "items" | "picking" | "refunds">;

/** Whether units can be refunded: the order was delivered, and not all of its payment was refunded. */
export function isRefundable({ state, payment }: Pick<Order, "state" | "payment">): boolean {
  return state === "entregado" && payment.status !== "refunded";
}

/** What was refunded of an order by line. */
export function refundedSum({ refunds }: Pick<Order, "refunds">): Money {
  return sumOf(refunds?.units ?? []);
}

/** Whether both name the same part of an order. The same product may be a line, and go instead of another. */
export function isSameItem(one: ItemName, other: ItemName): boolean {
  return one.id === other.id && one.substituteId === other.substituteId;
}

/** What was delivered of an order, line by line. */
export function deliveredItems({ items, picking, refunds }: Refunded): DeliveredItem[] {
  return items.flatMap((line) => {
    const { id, quantity } = line;
    const picked = picking?.lines.find((each) => each.id === id) ?? { id, quantity };
    return lineToGo(line, picked).map((item) => {
      const name = { id, ...(item.id !== id && { substituteId: item.id }) };
      const units = refunds?.units.filter((each) => isSameItem(each, name)) ?? [];
      return {
        ...name,
        item,
        refunded: units.reduce((sum, each) => sum + each.quantity, 0),
        amount: sumOf(units),
      };
    });
  });
}

/**
 * The refunds of a delivered order with more units. Their amount is what the order costs less without them, by the rule
 * of `summarisePicked`; shipping stays.
 */
export function withRefund(
  order: Refunded & Pick<Order, "orderSummary">,
  { quantity, ...name }: { id: string; substituteId?: string; quantity: number },
  shop: Pick<Shop, "iva">,
): NonNullable<Order["refunds"]> {
  const going = deliveredItems(order).flatMap((each) =>
    withoutUnits(each.item, each.refunded + (isSameItem(each, name) ? quantity : 0)),
  );
  const summary = summariseGoing(order, { going, isShipped: true }, shop);
  const amount = totalDue(order) - summary.total;
  return { units: [...(order.refunds?.units ?? []), { ...name, quantity, amount }], summary };
}

/** What is left of an item. The price of a substitute may be below that of its units, and each unit has its part of it. */
function withoutUnits(item: OrderItem, refunded: number): OrderItem[] {
  const quantity = item.quantity - refunded;
  if (quantity === 0) return [];
  const totalPrice = Math.floor((item.totalPrice * quantity) / item.quantity);
  return [{ ...item, quantity, totalPrice, weight: item.unitWeight * quantity }];
}

function sumOf(units: readonly { amount: Money }[]): Money {
  return units.reduce((sum, { amount }) => sum + amount, 0);
}
