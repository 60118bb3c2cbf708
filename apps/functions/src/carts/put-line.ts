import { refuseQuantity, type Shop } from "@shop/commerce";
import { FailureError, type Product } from "@shop/contract";
import type { CartLine } from "../documents/cart-doc.ts";
import { isSold } from "./price-lines.ts";

/**
 * Changes the units of one product; a new line goes last. Fewer units are never refused, even if they are still above
 * the stock.
 * @param quantityAfter units after the change, from those before
 * @returns the change of the lines, which throws FailureError 404 no such product, 403 sold in the store only, 409 stock
 * or cap, 413 too many lines
 */
export function putLine(
  id: string,
  quantityAfter: (before: number) => number,
  { limits }: Pick<Shop, "limits">,
): (lines: readonly CartLine[], products: ReadonlyMap<string, Product>) => readonly CartLine[] {
  return (lines, products) => {
    const product = products.get(id);
    if (!product) throw new FailureError({ id: 404, what: "product" });
    // Units of a product that now needs a prescription count as none, so that any quantity is refused with 403.
    const before = isSold(product) ? (lines.find((line) => line.id === id)?.quantity ?? 0) : 0;
    const quantity = quantityAfter(before);
    const failure = quantity > before ? refuseQuantity(product, quantity, { limits }) : undefined;
    if (failure) throw new FailureError(failure);
    const line = lineOf(product, quantity);
    if (before > 0) return lines.map((each) => (each.id === id ? line : each));
    // Stored lines that are no longer sold take no place: the shopper does not see them.
    const limit = limits.distinctProducts;
    if (lines.filter((each) => isSold(products.get(each.id))).length >= limit)
      throw new FailureError({ id: 413, limit });
    return [...lines, line];
  };
}

/** A line that remembers its product as the shopper sees it now. */
export function lineOf({ id, name, price }: Product, quantity: number): CartLine {
  return { id, quantity, seen: { name, price } };
}
