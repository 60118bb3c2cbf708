import type { Cart, CartItem, Grams, Money, Product } from "@shop/contract";
import { savingOf } from "./offers.ts";
import { HANDLINGS, handlingOf, type Handling } from "./handling.ts";

/** A line of the cart, priced from the product as it is now. */
export function toCartItem(product: Product, quantity: number): CartItem {
  return {
    id: product.id,
    quantity,
    category: product.category,
    totalPrice: product.price * quantity,
    weight: product.weight * quantity,
    name: product.name,
    unitPrice: product.price,
    ...(product.regularPrice !== undefined && { unitRegularPrice: product.regularPrice }),
    unitWeight: product.weight,
    image: product.image,
    stock: product.stock,
    ...(product.coldChain !== undefined && { coldChain: product.coldChain }),
  };
}

/** The same line, of a cart or an order, with another quantity. */
export function withQuantity<Line extends Pick<CartItem, "unitPrice" | "unitWeight">>(
  item: Line,
  quantity: number,
): Line {
  return {
    ...item,
    quantity,
    totalPrice: item.unitPrice * quantity,
    weight: item.unitWeight * quantity,
  };
}

/** Sums of lines: money in minor units, units of products, weight in grams. */
export type CartTotals = { priceProducts: Money; totalProducts: number; totalWeight: Grams };

/** Sums lines. Everything is an integer, so nothing is rounded. */
export function totalsOf(items: readonly Pick<CartItem, "totalPrice" | "quantity" | "weight">[]): CartTotals {
  return items.reduce<CartTotals>(
    (sum, item) => ({
      priceProducts: sum.priceProducts + item.totalPrice,
      totalProducts: sum.totalProducts + item.quantity,
      totalWeight: sum.totalWeight + item.weight,
    }),
    { priceProducts: 0, totalProducts: 0, totalWeight: 0 },
  );
}

/** Whether the product of a line is out of stock. */
export function isSoldOut({ stock }: Pick<CartItem, "stock">): boolean {
  return stock < 1;
}

/** The sums of a cart; sold-out lines cost and weigh nothing. */
export function cartTotalsOf(items: readonly CartItem[]): CartTotals {
  return totalsOf(items.filter((item) => !isSoldOut(item)));
}

/** What the lines of a cart save compared with their regular prices. */
export function savingsOf(items: readonly CartItem[]): Money {
  return items
    .filter((item) => !isSoldOut(item))
    .reduce(
      (sum, { unitPrice: price, unitRegularPrice: regularPrice = price, quantity }) =>
        sum + savingOf({ price, regularPrice }) * quantity,
      0,
    );
}

/** The cart response for these lines. */
export function toCart(items: CartItem[]): Cart {
  return { currentCart: { items }, ...cartTotalsOf(items) };
}

/** Lines that are handled alike, with their own sums. */
export type CartGroup = { handling: Handling; items: CartItem[] } & CartTotals;

/** The groups of a cart that have lines, in the shop's order. */
export function groupByHandling(items: readonly CartItem[]): CartGroup[] {
  return HANDLINGS.map((handling) => {
    const own = items.filter((item) => handlingOf(item.category) === handling);
    return { handling, items: own, ...cartTotalsOf(own) };
  }).filter((group) => group.items.length > 0);
}
