import { encodeOutput } from "@shop/contract/schemas";
import { accountOf, type Handler, type HandlerDeps } from "../call/handler.ts";
import { readCart } from "../carts/read-cart.ts";
import { toOrder } from "../documents/order-doc.ts";
import { addressBookOf, NEW_ACCOUNT, profileOf } from "../documents/account-doc.ts";
import { ordersOf } from "./release-orders.ts";

/**
 * Everything that the shop stores about the account, in the units that its owner sees: amounts with decimals, weights
 * in kilograms.
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
