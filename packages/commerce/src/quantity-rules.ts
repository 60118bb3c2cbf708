import type { CartItem, Failure, Product } from "@shop/contract";
import { handlingOf } from "./handling.ts";
import type { Shop } from "./read-shop.ts";

/** The most units of a product that one order may hold, whatever the stock. */
export function capOf(category: string, { limits }: Pick<Shop, "limits">): number {
  return handlingOf(category) === "pharmacy" ? limits.pharmacyUnitsPerProduct : limits.unitsPerProduct;
}

/** The most units of a product that a cart may hold now: the lower of its cap and its stock. */
export function maxQuantityOf(
  { category, stock }: Pick<Product, "category" | "stock">,
  shop: Pick<Shop, "limits">,
): number {
  return Math.min(stock, capOf(category, shop));
}

/**
 * Whether a cart may hold this many units of a product.
 * @param quantity units in the cart after the change
 * @returns the failure that the shopper is shown, or undefined when the quantity is fine
 */
export function refuseQuantity(
  product: Pick<Product, "id" | "category" | "stock" | "prescription">,
  quantity: number,
  shop: Pick<Shop, "limits">,
): Failure | undefined {
  if (product.prescription) return { id: 403, reason: "counterOnly" };
  const cap = capOf(product.category, shop);
  // If both limits are exceeded, the lower one is reported: it is what the shopper can buy.
  if (quantity > cap && cap <= product.stock)
    return { id: 409, reason: "cap", productId: product.id, limit: cap };
  if (quantity > product.stock)
    return { id: 409, reason: "stock", productId: product.id, limit: product.stock };
  return undefined;
}

/** The failure of the first line that exceeds its limits. The minimum weight is checked separately. */
export function refuseLines(items: readonly CartItem[], shop: Pick<Shop, "limits">): Failure | undefined {
  return (
    items
      // A line of a cart never needs a prescription: the server leaves out such a line.
      .map((item) => refuseQuantity({ ...item, prescription: false }, item.quantity, shop))
      .find((failure) => failure !== undefined)
  );
}
