import { encodeOutput } from "@shop/contract/schemas";
import { accountOf } from "../call/account-of.ts";
import type { Handler, HandlerDeps } from "../call/handler.ts";
import { readCart } from "../carts/read-cart.ts";
import { toOrder } from "../orders/order-doc.ts";
import { NEW_ACCOUNT } from "./account-doc.ts";
import { addressBookOf } from "./address-book-of.ts";
import { ordersOf } from "./orders-of.ts";
import { profileOf } from "./profile-of.ts";

/**
 * Everything that the shop keeps about the account, as its owner sees it elsewhere: amounts with decimals,
 * weights in kilograms.
 */
export function exportData({ store, shop, now }: HandlerDeps): Handler<"httpAccountServices", "exportData"> {
  return async (_, caller) => {
    const accountId = accountOf(caller);
    const account = (await store.get("accounts", accountId)) ?? NEW_ACCOUNT;
    const orders = (await ordersOf(store, accountId)).map(toOrder);
    return {
      data: {
        exportedAt: now().toISOString(),
        currency: shop.currency,
        accountId,
        profile: profileOf(account),
        ...addressBookOf(account),
        cart: encodeOutput("httpCartsServices", "getCart", await readCart(store, accountId)),
        ...encodeOutput("httpPaymentServices", "listOrders", { orders }),
      },
    };
  };
}
