import type { CartNotice, Product } from "@shop/contract";
import type { CartLine } from "./cart-doc.ts";

/** What a shopper should know about their lines: what changed since each was last changed. */
export function cartNotices(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, Product>,
): CartNotice[] {
  return lines.flatMap((line) => noticesOf(line, products.get(line.id)));
}

function noticesOf({ id, quantity, seen }: CartLine, product: Product | undefined): CartNotice[] {
  if (!product) return [{ id, name: seen?.name ?? id, kind: "withdrawn" }];
  const { name, price, stock } = product;
  if (product.prescription) return [{ id, name, kind: "prescription" }];
  const notices: CartNotice[] = [];
  if (seen && seen.price !== price)
    notices.push({ id, name, kind: "repriced", before: seen.price, now: price });
  if (quantity > stock) notices.push({ id, name, kind: "stockFell", before: quantity, now: stock });
  return notices;
}
