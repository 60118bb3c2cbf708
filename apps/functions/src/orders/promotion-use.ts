import type { Shop } from "@shop/commerce";
import { NEW_ACCOUNT, type AccountDoc } from "../documents/account-doc.ts";
import type { Transaction } from "../documents/collections.ts";
import type { OrderDoc } from "../documents/order-doc.ts";

/** The promotion codes that an account may not use again, in capitals. */
export function usedCodesOf(account: AccountDoc | undefined): string[] {
  return Object.keys(account?.usedPromotions ?? {});
}

/**
 * Records in the account that an order uses a once-per-account promotion, in the transaction that places it.
 * @param account as this transaction has read it; undefined if there is none. With a promotion it must have been read
 */
export function takePromotion(
  tx: Transaction,
  account: AccountDoc | undefined,
  { id, accountId, orderSummary }: OrderDoc,
  { promotions }: Pick<Shop, "promotions">,
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
