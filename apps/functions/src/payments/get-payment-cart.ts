import { refuseWeight, summarise } from "@shop/commerce";
import { FailureError } from "@shop/contract";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { readCart } from "../carts/read-cart.ts";
import { usedCodesOf } from "../orders/promotion-use.ts";

/**
 * What the cart costs with one way of shipping.
 * @throws FailureError 406 below the minimum weight, which an empty cart always is; 422 when the wanted
 *   shipping option does not exist or cannot carry this cart, when the window is not open, or when the
 *   promotion code does not apply
 */
export function getPaymentCart({
  store,
  shop,
  now,
}: HandlerDeps): Handler<"httpPaymentServices", "getPaymentCart"> {
  return async ({ shippingOption, window, promotionCode }, caller) => {
    const accountId = accountOf(caller);
    const { currentCart } = await readCart(store, accountId);
    const tooLight = refuseWeight(currentCart.items, shop);
    if (tooLight) throw new FailureError(tooLight);
    const account = promotionCode === undefined ? undefined : await store.get("accounts", accountId);
    const choices = { now: now(), window, promotionCode, usedCodes: usedCodesOf(account) };
    const orderSummary = summarise(currentCart.items, shippingOption, shop, choices);
    if (!orderSummary) throw new FailureError({ id: 422, field: "shippingOption" });
    return { orderSummary };
  };
}
