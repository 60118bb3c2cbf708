import type { CartItem, Order } from "@shop/contract";

/**
 * The lines of an order for the cart, at their former prices: the server's response has the current ones, and the
 * stock.
 */
export function linesOf({ items }: Pick<Order, "items">): CartItem[] {
  return items.map((item) => ({ ...item, stock: item.quantity }));
}
