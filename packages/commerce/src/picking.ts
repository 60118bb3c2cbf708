import type { Money, Order, OrderItem, OrderSummary, PickedLine, Product } from "@shop/contract";
import { toCartItem, totalsOf, withQuantity } from "./cart.ts";
import { ivaIn } from "./iva.ts";
import { mayBePromoted, promotedSum } from "./promotions.ts";
import type { Shop } from "./read-shop.ts";

/** What the shopper pays: as agreed, or less by what was missing, and by what was refunded since. */
export function totalDue({
  refunds,
  picking,
  orderSummary,
}: Pick<Order, "refunds" | "picking" | "orderSummary">): Money {
  return (refunds?.summary ?? picking?.summary ?? orderSummary).total;
}

/** How much less an order costs by what was missing when it was picked. */
export function missingSum({ picking, orderSummary }: Pick<Order, "picking" | "orderSummary">): Money {
  return orderSummary.total - (picking?.summary ?? orderSummary).total;
}

/** Whether somebody has looked for every line of an order. */
export function isPicked({ items, picking }: Pick<Order, "items" | "picking">): boolean {
  return items.every(({ id }) => picking?.lines.some((line) => line.id === id));
}

/**
 * Whether a product may go instead of a missing one. With `call` the shopper is asked on the phone. Medicines replace
 * medicines only: a promotion covers none, so the discount could not follow.
 */
export function maySubstitute(
  { whenMissing }: Pick<Order, "whenMissing">,
  item: OrderItem,
  product: Pick<OrderItem, "id" | "category">,
): boolean {
  return whenMissing !== "omit" && product.id !== item.id && mayBePromoted(product) === mayBePromoted(item);
}

/** A product as a substitute of one unit, priced by `priceSubstitute` once it is known for what. */
export function toSubstitute(product: Product): OrderItem {
  const { stock: _, unitRegularPrice: _1, ...substitute } = toCartItem(product, 1);
  return substitute;
}

/**
 * What goes instead of missing units of a line. It costs its own price, and at most what those would have: nobody pays
 * more than they have agreed to.
 * @param missing units of the line
 */
export function priceSubstitute(
  substitute: OrderItem,
  { quantity, item, missing }: { quantity: number; item: OrderItem; missing: number },
): OrderItem {
  const priced = withQuantity(substitute, quantity);
  return { ...priced, totalPrice: Math.min(priced.totalPrice, item.unitPrice * missing) };
}

/** What a pick says: the product of the line, units found, and units of what goes instead. */
type Said = { id: string; quantity: number; substitute?: { id: string; quantity: number } | undefined };

/** Whether two picks say the same of a line. */
export function isSameLine(one: Said, other: Said): boolean {
  return (
    one.id === other.id &&
    one.quantity === other.quantity &&
    one.substitute?.id === other.substitute?.id &&
    one.substitute?.quantity === other.substitute?.quantity
  );
}

/** What goes of an order: the units that were found, and the substitutes. */
export function itemsToGo(items: readonly OrderItem[], lines: readonly PickedLine[]): OrderItem[] {
  return items.flatMap((item) => {
    const line = lines.find(({ id }) => id === item.id);
    return line ? lineToGo(item, line) : [item];
  });
}

/** What goes of one line. */
export function lineToGo(item: OrderItem, { quantity, substitute }: PickedLine): OrderItem[] {
  return [...(quantity > 0 ? [withQuantity(item, quantity)] : []), ...(substitute ? [substitute] : [])];
}

/**
 * What an order costs by what was picked: never more than was agreed. Shipping and surcharge stay; a discount on
 * products stays for the part that goes. An order of which nothing goes costs nothing.
 */
export function summarisePicked(
  order: Pick<Order, "items" | "orderSummary">,
  lines: readonly PickedLine[],
  shop: Pick<Shop, "iva">,
): OrderSummary {
  const going = itemsToGo(order.items, lines);
  return summariseGoing(order, { going, isShipped: going.length > 0 }, shop);
}

/**
 * What an order costs when only these items of it are paid.
 * @param isShipped whether its shipping is paid
 */
export function summariseGoing(
  { items, orderSummary }: Pick<Order, "items" | "orderSummary">,
  { going, isShipped }: { going: readonly OrderItem[]; isShipped: boolean },
  shop: Pick<Shop, "iva">,
): OrderSummary {
  const { priceProducts: products, totalWeight } = totalsOf(going);
  const shipping = isShipped ? orderSummary.shipping : 0;
  const coldChainSurcharge = isShipped ? orderSummary.coldChainSurcharge : 0;
  const discounts =
    orderSummary.promotion?.kind === "freeShipping"
      ? { products: 0, shipping: isShipped ? orderSummary.discount : 0 }
      : { products: partOf(orderSummary.discount, promotedSum(going), promotedSum(items)), shipping: 0 };
  const discount = discounts.products + discounts.shipping;
  return {
    ...orderSummary,
    products,
    shipping,
    coldChainSurcharge,
    discount,
    iva: ivaIn(going, shipping + coldChainSurcharge, discounts, shop),
    total: products + shipping + coldChainSurcharge - discount,
    totalWeight,
  };
}

/** The part of a discount that stays, rounded for the shopper. */
function partOf(discount: Money, going: Money, bought: Money): Money {
  return bought === 0 ? 0 : Math.ceil((discount * going) / bought);
}
