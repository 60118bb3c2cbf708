import { promotionOf, storedCodeOf, type Promotion, type Shop } from "@shop/commerce";
import { STORED_CODE } from "@shop/contract/desk";
import { NEW_ACCOUNT, type AccountDoc } from "../documents/account-doc.ts";
import type { PromotionDoc, Reads, Transaction } from "../documents/collections.ts";
import type { OrderDoc } from "../documents/order-doc.ts";

/**
 * The promotion that was made at the counter with a submitted code; undefined if there is none, or the configuration has
 * one of this code.
 */
export async function readPromotion(
  reads: Reads,
  { promotions }: Pick<Shop, "promotions">,
  submittedCode = "",
): Promise<PromotionDoc | undefined> {
  const id = storedCodeOf(submittedCode);
  // A shopper may type anything, also what cannot be the id of a document.
  if (!STORED_CODE.test(id) || promotionOf(id, promotions)) return undefined;
  return reads.get("promotions", id);
}

/**
 * Counts an order that uses a promotion of the counter, or counts it no longer.
 * @param promotion as this transaction has read it; undefined if the order uses none
 * @param sign 1 counts, -1 takes it back
 */
export function countUse(tx: Transaction, promotion: PromotionDoc | undefined, sign: 1 | -1): void {
  if (promotion) tx.set("promotions", promotion.code, { ...promotion, uses: promotion.uses + sign });
}

/** The promotion codes that an account may not use again, in capitals. */
export function usedCodesOf(account: AccountDoc | undefined): string[] {
  return Object.keys(account?.usedPromotions ?? {});
}

/**
 * Records in the account that an order uses a once-per-account promotion, in the transaction that places it.
 * @param account as this transaction has read it; undefined if there is none. With a promotion it must have been read
 * @param promotions that of the order is among them
 */
export function takePromotion(
  tx: Transaction,
  account: AccountDoc | undefined,
  { id, accountId, orderSummary }: OrderDoc,
  promotions: readonly Promotion[],
): void {
  // A summary has the code as the shop writes it.
  const taken = promotions.find(({ code }) => code === orderSummary.promotion?.code);
  if (!taken?.oncePerAccount) return;
  // Accounts store codes in capitals.
  const usedPromotions = { ...account?.usedPromotions, [taken.code.toUpperCase()]: id };
  tx.set("accounts", accountId, { ...(account ?? NEW_ACCOUNT), usedPromotions });
}

/**
 * Gives the promotion of an order back to its account, in the transaction that closes the order. Does nothing if the
 * account is deleted, or has used it in another order since.
 */
export function returnPromotion(
  tx: Transaction,
  account: AccountDoc | undefined,
  { id, accountId, orderSummary }: OrderDoc,
): void {
  const code = orderSummary.promotion?.code.toUpperCase();
  if (!account || code === undefined || account.usedPromotions?.[code] !== id) return;
  const { usedPromotions, ...rest } = account;
  const { [code]: _, ...others } = usedPromotions;
  tx.set("accounts", accountId, {
    ...rest,
    ...(Object.keys(others).length > 0 && { usedPromotions: others }),
  });
}
