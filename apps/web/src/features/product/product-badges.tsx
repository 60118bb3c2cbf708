import { isColdChain } from "@shop/commerce";
import type { Product } from "@shop/contract";
import { HandlingBadge } from "@shop/ui";
import { catalog } from "./texts.ts";

/** Up to this many units the stock is shown. */
const LOW_STOCK = 5;

/** The badges of a product: on offer, refrigerated, sold at the counter, few units left. */
export function ProductBadges({ product }: { product: Product }) {
  return (
    <>
      {product.regularPrice !== undefined && (
        <HandlingBadge kind="offer">{catalog.product.offer}</HandlingBadge>
      )}
      {isColdChain(product) && <HandlingBadge kind="cold">{catalog.product.coldChain}</HandlingBadge>}
      {product.prescription && (
        <HandlingBadge kind="prescription">{catalog.product.prescription}</HandlingBadge>
      )}
      {isLowStock(product) && (
        <HandlingBadge kind="note">{catalog.product.stockLeft(product.stock)}</HandlingBadge>
      )}
    </>
  );
}

/** Whether a product has any badge. */
export function hasBadges(product: Product): boolean {
  return (
    product.regularPrice !== undefined || isColdChain(product) || product.prescription || isLowStock(product)
  );
}

function isLowStock({ stock }: Product): boolean {
  return stock > 0 && stock <= LOW_STOCK;
}

/** Why a product cannot be bought here, or undefined when it can. */
export function unavailability(product: Product): string | undefined {
  if (product.prescription) return catalog.product.counterOnly;
  return product.stock === 0 ? catalog.product.soldOut : undefined;
}
