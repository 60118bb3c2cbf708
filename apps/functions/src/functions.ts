import { randomUUID } from "node:crypto";
import { deleteAccount } from "./accounts/delete-account.ts";
import { exportData } from "./accounts/export-data.ts";
import { getProfile } from "./accounts/get-profile.ts";
import {
  deleteIdentity as deleteFirebaseIdentity,
  endSessions as endFirebaseSessions,
} from "./accounts/identity.ts";
import { listAddresses } from "./accounts/list-addresses.ts";
import { removeAddress } from "./accounts/remove-address.ts";
import { saveAddress } from "./accounts/save-address.ts";
import { saveProfile } from "./accounts/save-profile.ts";
import { setDefaultAddress } from "./accounts/set-default-address.ts";
import { signOutEverywhere } from "./accounts/sign-out-everywhere.ts";
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
import { getProducts } from "./catalog/get-products.ts";
import { listRelated } from "./catalog/related/list-related.ts";
import { createCatalogCache } from "./catalog/listing/catalog-cache.ts";
import { listProducts } from "./catalog/list-products.ts";
import { suggest } from "./catalog/suggest.ts";
import { sendMessage } from "./contact/send-message.ts";
import { cancelOrder } from "./orders/cancel-order.ts";
import { checkPayment } from "./orders/check-payment.ts";
import { getOrder } from "./orders/get-order.ts";
import { getPlacedOrder } from "./orders/get-placed-order.ts";
import { listBoughtProducts } from "./orders/list-bought-products.ts";
import { listOrders } from "./orders/list-orders.ts";
import { payOrder } from "./orders/pay-order.ts";
import { placeOrder } from "./orders/place-order.ts";
import { sweepOrders } from "./orders/sweep-orders.ts";
import { socketAddress, type ReadAddress } from "./rate-limits/client-address.ts";
import { createRateLimiter } from "./rate-limits/rate-limiter.ts";
import { LIMITS, type Limits } from "./rate-limits/limits.ts";
import { httpHealth } from "./health/http-health.ts";
import { getPaymentCart } from "./payments/get-payment-cart.ts";
import { getPaymentMethods } from "./payments/get-payment-methods.ts";
import type { BuiltWeb } from "./pages/load-renderer.ts";
import { httpPages } from "./pages/http-pages.ts";
import { paymentWebhooks } from "./payments/payment-webhooks.ts";
import { cashOnDelivery } from "./payments/providers/cash-on-delivery.ts";
import {
  createEmailToken as createFirebaseToken,
  findUnverifiedAccount as findUnverifiedAtFirebase,
} from "./sign-in/create-email-token.ts";
import { newSignInCode as newRandomCode } from "./sign-in/new-sign-in-code.ts";
import { queueMail } from "./sign-in/queue-mail.ts";
import { redeemSignInCode } from "./sign-in/redeem-sign-in-code.ts";
import { requestSignInCode } from "./sign-in/request-sign-in-code.ts";

/**
 * By default the only way to pay is cash on delivery, identities are those of the admin SDK, and codes are sent by
 * Firebase's mail extension.
 */
export type FunctionsDeps = Pick<HandlerDeps, "store" | "shop"> &
  Partial<HandlerDeps> & {
    log?: Log;
    limits?: Limits;
    /** How to tell who calls without an account; the other end of the connection by default. */
    addressOf?: ReadAddress;
    /** Sites besides the shop's own that may read an answer, such as `https://…`; none by default. */
    origins?: readonly string[];
    /** The web app that is built; there is none by default. */
    web?: BuiltWeb;
    /** Refuses calls that App Check does not vouch for, but for those of the catalogue. */
    enforceAppCheck?: boolean;
  };

const NO_WEB: BuiltWeb = {
  loadRenderer: async () => undefined,
  readSkeleton: () => Promise.reject(new Error("the web app is not built")),
};

/** The functions of the shop, under the names that they are deployed with. */
export function createFunctions({
  store,
  shop,
  payments = { providers: { contraentrega: cashOnDelivery }, origin: () => "" },
  log = writeLog,
  now = () => new Date(),
  newId = randomUUID,
  deleteIdentity = deleteFirebaseIdentity,
  endSessions = endFirebaseSessions,
  newSignInCode = newRandomCode,
  sendSignInCode = queueMail({ store, shop, newId }),
  findUnverifiedAccount = findUnverifiedAtFirebase,
  createEmailToken = createFirebaseToken,
  limits = LIMITS,
  addressOf = socketAddress,
  origins = [],
  web = NO_WEB,
  enforceAppCheck = false,
}: FunctionsDeps) {
  const identity = {
    deleteIdentity,
    endSessions,
    newSignInCode,
    sendSignInCode,
    findUnverifiedAccount,
    createEmailToken,
  };
  const deps = { store, shop, payments, now, newId, ...identity };
  const rateLimiter = createRateLimiter({ store, limits, now });
  const isEnded = async (accountId: string) =>
    (await store.get("deletedAccounts", accountId))?.isIdentityGone === true;
  const call = {
    isEnded,
    locale: shop.locale,
    log,
    newId,
    now,
    rateLimiter,
    addressOf,
    origins,
    enforceAppCheck,
  };
  const catalog = createCatalogCache(store, now);
  const catalogHandlers = {
    listProducts: listProducts({ ...deps, catalog }),
    suggest: suggest({ ...deps, catalog }),
    getProduct: getProduct(deps),
    getProducts: getProducts(deps),
    listRelated: listRelated({ ...deps, catalog }),
    getCategories: getCategories(deps),
    getHome: getHome(deps),
  };
  return {
    httpCartsServices: callable(
      "httpCartsServices",
      {
        addProductToCart: addProductToCart(deps),
        getCart: getCart(deps),
        setProductQuantity: setProductQuantity(deps),
        removeProduct: removeProduct(deps),
        clearCart: clearCart(deps),
        quoteCart: quoteCart(deps),
        mergeCart: mergeCart(deps),
      },
      call,
    ),
    httpPaymentServices: callable(
      "httpPaymentServices",
      {
        getPaymentCart: getPaymentCart(deps),
        placeOrder: placeOrder(deps),
        getPlacedOrder: getPlacedOrder({ ...deps, log }),
        getOrder: getOrder(deps),
        payOrder: payOrder(deps),
        checkPayment: checkPayment({ ...deps, log }),
        listOrders: listOrders(deps),
        listBoughtProducts: listBoughtProducts(deps),
        cancelOrder: cancelOrder(deps),
        getPaymentMethods: getPaymentMethods(deps),
      },
      call,
    ),
    httpPaymentWebhooks: paymentWebhooks({ ...deps, rateLimiter, log }),
    sweepOrders: sweepOrders({ ...deps, log }),
    // What the catalogue answers is in pages that anybody may read, and the worker of the page asks without a token.
    httpCatalogServices: callable("httpCatalogServices", catalogHandlers, {
      ...call,
      enforceAppCheck: false,
    }),
    httpAccountServices: callable(
      "httpAccountServices",
      {
        // Its header is all that it does.
        clearCookies: async () => ({}),
        requestSignInCode: requestSignInCode(deps),
        redeemSignInCode: redeemSignInCode(deps),
        getProfile: getProfile(deps),
        saveProfile: saveProfile(deps),
        listAddresses: listAddresses(deps),
        saveAddress: saveAddress(deps),
        removeAddress: removeAddress(deps),
        setDefaultAddress: setDefaultAddress(deps),
        exportData: exportData(deps),
        signOutEverywhere: signOutEverywhere(deps),
        deleteAccount: deleteAccount(deps),
      },
      call,
    ),
    httpContactServices: callable("httpContactServices", { sendMessage: sendMessage(deps) }, call),
    httpPages: httpPages({
      handlers: catalogHandlers,
      catalog,
      web,
      origin: payments.origin,
      log,
      newId,
      rateLimiter,
      addressOf,
    }),
    httpHealth: httpHealth({ store, log, now, newId }),
  };
}
