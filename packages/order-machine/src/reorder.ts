import type { CartItem, Order } from "@shop/contract";

/**
 * The lines of an order for the cart, at their former prices and as if exactly their units were in stock. The server's
 * response has the current prices and the actual stock.
 */
export function linesOf({ items }: Pick<Order, "items">): CartItem[] {
  return items.map((item) => ({ ...item, stock: item.quantity }));
}
