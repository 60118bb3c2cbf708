import {
  refuseQuantity,
  refuseWeight,
  summarise,
  toCartItem,
  type Shop,
  type SummaryConditions,
} from "@shop/commerce";
import { FailureError, type CartItem, type OrderSummary } from "@shop/contract";
import type { CartLine } from "../documents/cart-doc.ts";
import type { ProductDoc } from "../documents/product-doc.ts";

/** How the shopper wants to receive and pay it. */
export type Choice = Omit<SummaryConditions, "now"> & { shippingOption: string };

/**
 * What a cart costs as an order, priced now. Unlike a cart, an order never drops lines silently.
 * @throws FailureError 406 below the minimum weight, which an empty cart always is; 410 for a product that is no longer
 * sold; 403, 409 for one that may not be bought, or not so much of it; 422 for a choice that does not apply
 */
export function priceOrder(
  lines: readonly CartLine[],
  products: readonly (ProductDoc | undefined)[],
  { choice, shop, now }: { choice: Choice; shop: Shop; now: Date },
): { items: CartItem[]; orderSummary: OrderSummary } {
  const items = lines.map(({ id, quantity }) => {
    const product = products.find((each) => each?.id === id);
    if (!product) throw new FailureError({ id: 410, productId: id });
    const failure = refuseQuantity(product, quantity, shop);
    if (failure) throw new FailureError(failure);
    return toCartItem(product, quantity);
  });
  const tooLight = refuseWeight(items, shop);
  if (tooLight) throw new FailureError(tooLight);
  const orderSummary = summarise(items, choice.shippingOption, shop, { ...choice, now });
  return { items, orderSummary };
}
