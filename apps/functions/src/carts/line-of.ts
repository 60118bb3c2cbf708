import type { Product } from "@shop/contract";
import type { CartLine } from "./cart-doc.ts";

/** A line that remembers its product as the shopper sees it now. */
export function lineOf({ id, name, price }: Product, quantity: number): CartLine {
  return { id, quantity, seen: { name, price } };
}
