import { FailureError, normalizeLine, type CartItem, type InvalidReason, type Money } from "@shop/contract";
import { handlingOf } from "./handling.ts";
import type { Promotion, Shop } from "./read-shop.ts";
import { zoneClock } from "./zone-clock.ts";

/** What a promotion takes off, in minor units. */
export type Discount = { products: Money; shipping: Money };

/** What decides whether a submitted code applies, beside the cart and the shop. */
export type PromotionConditions = {
  /** By the server's clock. */
  now: Date;
  /** The promotion of that code, if the shop's configuration has none. */
  promotion?: Promotion | undefined;
  /** The promotion codes that the account has used, in capitals. */
  usedCodes?: readonly string[];
};

/** Medicines are never promoted: the Ley General de Salud restricts it. */
export function mayBePromoted({ category }: Pick<CartItem, "category">): boolean {
  return handlingOf(category) !== "pharmacy";
}

/** Whether a promotion holds on a day: not yet, now, or no longer. */
export function promotionStateOf(
  { from, to, endedAt }: Pick<Promotion, "from" | "to" | "endedAt">,
  day: string,
): "scheduled" | "running" | "ended" {
  if (endedAt !== undefined || (to !== undefined && day > to)) return "ended";
  return from !== undefined && day < from ? "scheduled" : "running";
}

/** A code as it is stored: in capitals, whatever somebody typed. */
export function storedCodeOf(submittedCode: string): string {
  return normalizeLine(submittedCode).toUpperCase();
}

/** The one of these promotions that has a code, in capitals or small letters. */
export function promotionOf(submittedCode: string, promotions: readonly Promotion[]): Promotion | undefined {
  const wanted = storedCodeOf(submittedCode);
  return promotions.find(({ code }) => code.toUpperCase() === wanted);
}

/**
 * The promotion of a code that a shopper submitted, if this cart gets it now.
 * @throws FailureError 422 with the reason why this cart does not get it now
 */
export function findPromotion(
  submittedCode: string,
  items: readonly CartItem[],
  { promotions, timeZone }: Pick<Shop, "promotions" | "timeZone">,
  { now, promotion: made, usedCodes = [] }: PromotionConditions,
): Promotion {
  const promotion = promotionOf(submittedCode, promotions) ?? made;
  if (!promotion) throw refused("codeUnknown");
  const state = promotionStateOf(promotion, zoneClock(timeZone).dayAt(now));
  if (state === "scheduled") throw refused("codeNotStarted");
  if (state === "ended") throw refused("codeExpired");
  if (promotion.oncePerAccount && usedCodes.includes(storedCodeOf(submittedCode))) throw refused("codeUsed");
  if (!items.some(mayBePromoted)) throw refused("codeNotForPharmacy");
  const missingAmount = promotion.minimum - promotedSum(items);
  if (missingAmount > 0) throw refused("codeBelowMinimum", { missingAmount });
  return promotion;
}

/**
 * The discount of a promotion on a cart; never more than the discounted amount.
 * @param shipping the price of the chosen option
 */
export function discountOf(promotion: Promotion, items: readonly CartItem[], shipping: Money): Discount {
  const sum = promotedSum(items);
  switch (promotion.kind) {
    case "percentage":
      return { products: Math.round((sum * promotion.percentage) / 100), shipping: 0 };
    case "amount":
      return { products: Math.min(promotion.amount, sum), shipping: 0 };
    case "freeShipping":
      return { products: 0, shipping };
  }
}

/** What the products of a cart cost that may be promoted. */
export function promotedSum(items: readonly Pick<CartItem, "category" | "totalPrice">[]): Money {
  return items.filter(mayBePromoted).reduce((sum, { totalPrice }) => sum + totalPrice, 0);
}

function refused(reason: InvalidReason, detail: { missingAmount?: Money } = {}): FailureError {
  return new FailureError({ id: 422, field: "promotionCode", reason, ...detail });
}
