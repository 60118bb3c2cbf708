import { shortfallOf, summarise } from "@shop/commerce";
import { FailureError } from "@shop/contract";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { readCart } from "../carts/read-cart.ts";

/**
 * What the cart costs with one way of shipping.
 * @throws FailureError 406 below the minimum weight, which an empty cart always is; 422 when the wanted
 *   shipping option does not exist or cannot carry this cart
 */
export function getPaymentCart({
  store,
  shop,
}: HandlerDeps): Handler<"httpPaymentServices", "getPaymentCart"> {
  return async ({ shippingOption }, caller) => {
    const { currentCart, totalWeight } = await readCart(store, accountOf(caller));
    const { minimumWeight } = shop;
    const shortfall = shortfallOf(totalWeight, shop);
    if (shortfall) throw new FailureError({ id: 406, ...shortfall });
    if (currentCart.items.length === 0)
      throw new FailureError({ id: 406, minimumWeight, missingWeight: minimumWeight });
    const orderSummary = summarise(currentCart.items, shippingOption, shop);
    if (!orderSummary) throw new FailureError({ id: 422, field: "shippingOption" });
    return { orderSummary };
  };
}
