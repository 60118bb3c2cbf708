import { capOf, isSoldOut, refuseQuantity, type Shop } from "@shop/commerce";
import type { Failure, RejectedLine, Product } from "@shop/contract";
import type { CartLine } from "../documents/cart-doc.ts";
import { isSold } from "./price-lines.ts";
import { lineOf } from "./put-line.ts";

/**
 * Adds a guest's lines to the lines of a cart, as far as the shop sells them: of each product as many units as cap and
 * stock allow; the other units are returned with the reason. A sold-out product is taken, too, up to its cap, as the
 * cart's screen offers alternatives to it. No line gets fewer units than it had.
 */
export function takeLines(
  lines: readonly CartLine[],
  wanted: readonly CartLine[],
  products: ReadonlyMap<string, Product>,
  shop: Pick<Shop, "limits">,
): { lines: CartLine[]; rejectedLines: RejectedLine[] } {
  const merged = new Map(lines.filter(({ id }) => isSold(products.get(id))).map((line) => [line.id, line]));
  const rejectedLines: RejectedLine[] = [];
  for (const { id, quantity } of addedUp(wanted)) {
    const product = products.get(id);
    const before = merged.get(id)?.quantity ?? 0;
    const isFull = before === 0 && merged.size >= shop.limits.distinctProducts;
    const code = failureOf(id, product, before + quantity, isFull, shop);
    // A 409 names the units that are possible; after any other failure the line stays as it was.
    const units = code ? Math.max(before, code.id === 409 ? (code.limit ?? 0) : 0) : before + quantity;
    if (product && units > before) merged.set(id, lineOf(product, units));
    if (code) rejectedLines.push({ id, quantity: before + quantity - units, code });
  }
  return { lines: [...merged.values()], rejectedLines };
}

function failureOf(
  id: string,
  product: Product | undefined,
  quantity: number,
  isFull: boolean,
  shop: Pick<Shop, "limits">,
): Failure | undefined {
  if (!product) return { id: 410, productId: id };
  // Only its cap limits a sold-out product, which would otherwise be refused for its stock.
  const stock = isSoldOut(product) ? capOf(product.category, shop) : product.stock;
  const failure = refuseQuantity({ ...product, stock }, quantity, shop);
  // In a full cart, a product that could not be added anyway is refused for its own reason.
  const isSellable = failure === undefined || (failure.id === 409 && (failure.limit ?? 0) > 0);
  return isFull && isSellable ? { id: 413, limit: shop.limits.distinctProducts } : failure;
}

/** One line for each product, in the order of their first line. */
function addedUp(lines: readonly CartLine[]): CartLine[] {
  const units = new Map<string, number>();
  for (const { id, quantity } of lines) units.set(id, (units.get(id) ?? 0) + quantity);
  return [...units].map(([id, quantity]) => ({ id, quantity }));
}
