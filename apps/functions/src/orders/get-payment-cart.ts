import { plannedDays, refuseWeight, summarise } from "@shop/commerce";
import { FailureError, type CartItem } from "@shop/contract";
import { accountOf, type Caller, type Handler, type HandlerDeps } from "../call/handler.ts";
import type { CartLine } from "../documents/cart-doc.ts";
import { priceGuestLines, readCart } from "../carts/read-cart.ts";
import { readDays } from "../documents/delivery-days.ts";
import { readPromotion, usedCodesOf } from "./promotion-use.ts";

/**
 * What a cart costs with one shipping option: that of the account, or the lines that a guest sends.
 * @throws FailureError 401 for a guest without lines; 406 below the minimum weight, which an empty cart always is; 422
 * when the wanted shipping option does not exist or cannot carry this cart, when the window is not open, or when the
 * promotion code does not apply
 */
export function getPaymentCart(deps: HandlerDeps): Handler<"httpPaymentServices", "getPaymentCart"> {
  const { store, shop, now } = deps;
  return async ({ shippingOption, window, promotionCode, postalCode, lines }, caller) => {
    const items = await itemsOf(deps, caller, lines);
    const tooLight = refuseWeight(items, shop);
    if (tooLight) throw new FailureError(tooLight);
    const { accountId } = caller;
    const at = now();
    const [account, days, promotion] = await Promise.all([
      promotionCode === undefined || accountId === undefined ? undefined : store.get("accounts", accountId),
      readDays(store, plannedDays(shop, at)),
      readPromotion(store, shop, promotionCode),
    ]);
    const choices = {
      now: at,
      days,
      window,
      postalCode,
      promotionCode,
      promotion,
      usedCodes: usedCodesOf(account),
    };
    const orderSummary = summarise(items, shippingOption, shop, choices);
    return { orderSummary };
  };
}

async function itemsOf(
  deps: HandlerDeps,
  caller: Caller,
  lines: readonly CartLine[] | undefined,
): Promise<CartItem[]> {
  const isGuest = caller.accountId === undefined && lines !== undefined;
  const { currentCart } = isGuest
    ? await priceGuestLines(deps, lines)
    : await readCart(deps.store, accountOf(caller));
  return currentCart.items;
}
