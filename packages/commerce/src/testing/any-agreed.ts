import type { CartItem, OrderSummary, PickedLine } from "@shop/contract";
import { summarise } from "../payment-summary.ts";
import { priceSubstitute, toSubstitute } from "../picking.ts";
import type { Promotion } from "../read-shop.ts";
import { aProduct, aShop } from "./samples.ts";

const now = new Date("2026-11-21T12:00:00Z");

/** The promotion of the code HOLA. */
export const promotion = (over: Partial<Promotion>) =>
  ({ code: "HOLA", kind: "percentage", percentage: 10, minimum: 0, ...over }) as Promotion;

/** What was agreed for a cart, with a promotion or without. */
export function agreed(items: CartItem[], offer?: Promotion): OrderSummary {
  const shop = { ...aShop, promotions: offer ? [offer] : [] };
  return summarise(items, undefined, shop, { now, ...(offer && { promotionCode: "HOLA" }) });
}

/** Some units of a line, and for the others perhaps something of its kind. */
export function pickOf(item: CartItem, [units = 0, others = 0, price = 0]: number[]): PickedLine {
  const quantity = units % (item.quantity + 1);
  const missing = item.quantity - quantity;
  if (missing === 0 || others % 2 === 0) return { id: item.id, quantity };
  const product = aProduct({ id: "otro", category: item.category, price: price % 10_000_000 });
  return {
    id: item.id,
    quantity,
    substitute: priceSubstitute(toSubstitute(product), { quantity: 2, item, missing }),
  };
}
