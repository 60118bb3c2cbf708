import { refuseQuantity, type Shop } from "@shop/commerce";
import { FailureError, type Product } from "@shop/contract";
import type { CartLine } from "./cart-doc.ts";

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
  product: Product | undefined,
  quantityAfter: (before: number) => number,
  shop: Pick<Shop, "limits">,
): CartLine[] {
  if (!product) throw new FailureError({ id: 404, what: "product" });
  const before = lines.find(({ id }) => id === product.id)?.quantity ?? 0;
  const quantity = quantityAfter(before);
  const refusal = quantity > before ? refuseQuantity(product, quantity, shop) : undefined;
  if (refusal) throw new FailureError(refusal);
  const line = { id: product.id, quantity };
  if (before > 0) return lines.map((each) => (each.id === product.id ? line : each));
  const limit = shop.limits.distinctProducts;
  if (lines.length >= limit) throw new FailureError({ id: 413, limit });
  return [...lines, line];
}
