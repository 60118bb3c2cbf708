import type { OrderItem } from "@shop/contract";
import type { OrderLineProps } from "@shop/ui";
import { money, weight } from "../../shared/format.ts";
import { order as texts } from "./texts.ts";

/** A line as on a receipt: "2 × $28.50 · 2.06 kg". It is no link. */
export function orderLineOf(item: OrderItem): OrderLineProps {
  return {
    id: item.id,
    name: item.name,
    picture: item.image,
    detail: `${texts.lines.detail(item.quantity, money(item.unitPrice))} · ${weight(item.weight)}`,
    total: money(item.totalPrice),
  };
}
