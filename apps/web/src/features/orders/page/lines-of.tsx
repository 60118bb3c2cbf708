import { deliveredItems, isSameItem, lineToGo } from "@shop/commerce";
import type { Order, OrderItem } from "@shop/contract";
import type { OrderLineProps } from "@shop/ui";
import { Link } from "react-router";
import { money } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import { orderLineOf } from "../order-line-of.ts";
import { order as texts } from "../texts.ts";

/** The lines of an order as they were bought, each followed by what goes instead of what is missing; and what was refunded. */
export function linesOf(order: Order): OrderLineProps[] {
  const delivered = deliveredItems(order);
  const noted = (line: OrderLineProps, name: { id: string; substituteId?: string }): OrderLineProps => {
    const { refunded = 0, amount = 0 } = delivered.find((each) => isSameItem(each, name)) ?? {};
    if (refunded === 0) return line;
    return { ...line, detail: `${line.detail} · ${texts.lines.refunded(money(amount), refunded)}` };
  };
  return order.items.flatMap((item) => {
    const line = order.picking?.lines.find(({ id }) => id === item.id);
    if (!line || line.quantity === item.quantity) return [noted(linked(item), item)];
    const [found] = lineToGo(item, { id: line.id, quantity: line.quantity });
    const { substitute } = line;
    return [
      found
        ? noted({ ...linked(found), detail: texts.lines.short(line.quantity, item.quantity) }, item)
        : { ...linked(item), detail: texts.lines.missing, total: texts.lines.nothing },
      ...(substitute
        ? [
            noted(
              {
                ...linked(substitute),
                // The same product may be a line of the order, too.
                id: `${item.id}:${substitute.id}`,
                detail: texts.lines.instead(orderLineOf(substitute).detail, item.name),
              },
              { id: item.id, substituteId: substitute.id },
            ),
          ]
        : []),
    ];
  });
}

function linked(item: OrderItem): OrderLineProps {
  return { ...orderLineOf(item), link: <Link to={paths.product(item.id)} /> };
}
