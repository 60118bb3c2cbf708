import { refuseQuantity, type Shop } from "@shop/commerce";
import { FailureError, type Product } from "@shop/contract";
import type { CartLine } from "./cart-doc.ts";
import { isSold } from "./is-sold.ts";
import { lineOf } from "./line-of.ts";

/**
 * The lines with other units of one product; a new line goes last.
 *
 * Fewer units are never refused: when the stock has fallen below a line, each step down is a step towards
 * what can be bought.
 * @param quantityAfter units after the change, from those before
 * @throws FailureError 404 no such product, 403 sold at the counter alone, 409 stock or cap, 413 too many lines
 */
export function putLine(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, Product>,
  { id, quantityAfter }: { id: string; quantityAfter: (before: number) => number },
  shop: Pick<Shop, "limits">,
): CartLine[] {
  const product = products.get(id);
  if (!product) throw new FailureError({ id: 404, what: "product" });
  const before = isSold(product) ? (lines.find((line) => line.id === id)?.quantity ?? 0) : 0;
  const quantity = quantityAfter(before);
  const failure = quantity > before ? refuseQuantity(product, quantity, shop) : undefined;
  if (failure) throw new FailureError(failure);
  const line = lineOf(product, quantity);
  if (before > 0) return lines.map((each) => (each.id === id ? line : each));
  const limit = shop.limits.distinctProducts;
  if (lines.filter((each) => isSold(products.get(each.id))).length >= limit)
    throw new FailureError({ id: 413, limit });
  return [...lines, line];
}
