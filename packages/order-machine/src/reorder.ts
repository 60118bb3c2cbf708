import type { CartItem, Order } from "@shop/contract";

/**
 * What was bought, as lines for the cart at the prices of then: the server's answer brings those of today, and says
 * what is left of each.
 */
export function linesOf({ items }: Pick<Order, "items">): CartItem[] {
  return items.map((item) => ({ ...item, stock: item.quantity }));
}
