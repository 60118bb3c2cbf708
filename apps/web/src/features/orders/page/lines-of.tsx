import { lineToGo } from "@shop/commerce";
import type { Order, OrderItem } from "@shop/contract";
import type { OrderLineProps } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { orderLineOf } from "../order-line-of.ts";
import { order as texts } from "../texts.ts";

/** The lines of an order as they were bought, each followed by what goes instead of what is missing. */
export function linesOf({ items, picking }: Order): OrderLineProps[] {
  return items.flatMap((item) => {
    const line = picking?.lines.find(({ id }) => id === item.id);
    if (!line || line.quantity === item.quantity) return [linked(item)];
    const [found] = lineToGo(item, { id: line.id, quantity: line.quantity });
    const { substitute } = line;
    return [
      found
        ? { ...linked(found), detail: texts.lines.short(line.quantity, item.quantity) }
        : { ...linked(item), detail: texts.lines.missing, total: texts.lines.nothing },
      ...(substitute
        ? [
            {
              ...linked(substitute),
              // The same product may be a line of the order, too.
              id: `${item.id}:${substitute.id}`,
              detail: texts.lines.instead(orderLineOf(substitute).detail, item.name),
            },
          ]
        : []),
    ];
  });
}

function linked(item: OrderItem): OrderLineProps {
  return { ...orderLineOf(item), link: <Link to={paths.product(item.id)} /> };
}
