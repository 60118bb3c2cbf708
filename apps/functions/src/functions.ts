import { randomUUID } from "node:crypto";
import type { Shop } from "@shop/commerce";
import { callable } from "./call/callable.ts";
import type { HandlerDeps } from "./call/handler.ts";
import { writeLog, type Log } from "./call/log.ts";
import { addProductToCart } from "./carts/add-product-to-cart.ts";
import { clearCart } from "./carts/clear-cart.ts";
import { getCart } from "./carts/get-cart.ts";
import { mergeCart } from "./carts/merge-cart.ts";
import { quoteCart } from "./carts/quote-cart.ts";
import { removeProduct } from "./carts/remove-product.ts";
import { setProductQuantity } from "./carts/set-product-quantity.ts";
import { getCategories } from "./catalog/get-categories.ts";
import { getHome } from "./catalog/get-home.ts";
import { getProduct } from "./catalog/get-product.ts";
import { listProducts } from "./catalog/list-products.ts";
import { sendMessage } from "./contact/send-message.ts";
import { getPaymentCart } from "./payments/get-payment-cart.ts";
import type { Store } from "./store/store.ts";

export type FunctionsDeps = {
  store: Store;
  shop: Shop;
  log?: Log;
  now?: () => Date;
  newId?: () => string;
};

/** The callable functions of the shop, under the names that they are deployed with. */
export function createFunctions({
  store,
  shop,
  log = writeLog,
  now = () => new Date(),
  newId = randomUUID,
}: FunctionsDeps) {
  const deps: HandlerDeps = { store, shop, now, newId };
  const call = { locale: shop.locale, log, newId };
  return {
    httpCartsServices: callable(
      "httpCartsServices",
      {
        addProductToCart: addProductToCart(deps),
        getCart: getCart(deps),
        setProductQuantity: setProductQuantity(deps),
        removeProduct: removeProduct(deps),
        clearCart: clearCart(deps),
      },
      call,
    ),
    httpPaymentServices: callable("httpPaymentServices", { getPaymentCart: getPaymentCart(deps) }, call),
    httpCatalogServices: callable(
      "httpCatalogServices",
      {
        listProducts: listProducts(deps),
        getProduct: getProduct(deps),
        getCategories: getCategories(deps),
        getHome: getHome(deps),
      },
      call,
    ),
    httpContactServices: callable("httpContactServices", { sendMessage: sendMessage(deps) }, call),
  };
}
        quoteCart: quoteCart(deps),
        mergeCart: mergeCart(deps),
