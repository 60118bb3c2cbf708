import { randomUUID } from "node:crypto";
import { accountHandlers } from "./accounts/http-account-services.ts";
import { firebaseIdentity, type Identity } from "./accounts/identity.ts";
import { firebaseAccounts, type StaffAccounts } from "./accounts/staff-accounts.ts";
import { callable } from "./call/callable.ts";
import type { HandlerDeps } from "./call/handler.ts";
import { writeLog, type Log } from "./call/log.ts";
import { cartHandlers } from "./carts/http-carts-services.ts";
import { catalogHandlers } from "./catalog/http-catalog-services.ts";
import type { HasPicture } from "./catalog/import/picture-check.ts";
import { createCatalogCache } from "./catalog/listing/catalog-cache.ts";
import { contactHandlers } from "./contact/http-contact-services.ts";
import { deskHandlers } from "./desk/http-desk-services.ts";
import { httpHealth } from "./health/http-health.ts";
import { paymentHandlers } from "./orders/http-payment-services.ts";
import { httpPages } from "./pages/http-pages.ts";
import type { BuiltWeb } from "./pages/built-web.ts";
import type { Payments } from "./payments/payment-provider.ts";
import { paymentWebhooks } from "./orders/payment-webhooks.ts";
import { cashOnDelivery } from "./payments/providers/cash-on-delivery.ts";
import { socketAddress, type ReadAddress } from "./rate-limits/client-address.ts";
import { LIMITS, type Limits } from "./rate-limits/limits.ts";
import { createRateLimiter } from "./rate-limits/rate-limiter.ts";
import { queueMail } from "./sign-in/queue-mail.ts";
import { redeemSignInCode } from "./sign-in/redeem-sign-in-code.ts";
import { randomCode, requestSignInCode, type CodeSender } from "./sign-in/request-sign-in-code.ts";
import { sweepOrders } from "./sweep-orders.ts";

/**
 * By default the only way to pay is cash on delivery, identities are those of Firebase, and codes are sent by Firebase's
 * mail extension.
 */
export type FunctionsDeps = Pick<HandlerDeps, "store" | "shop"> &
  Partial<HandlerDeps & Identity & CodeSender> & {
    payments?: Payments;
    /** Where roles are changed; Firebase by default. */
    accounts?: StaffAccounts;
    /** Of `takeFirstRole`; none by default, and nobody gets the first role by it. */
    firstRoleCode?: string | undefined;
    log?: Log;
    limits?: Limits;
    /** How to identify a caller without an account; by the other end of the connection by default. */
    addressOf?: ReadAddress;
    /** Reads which pictures the shop has, before each import; by default, it is not known. */
    pictures?: () => HasPicture;
    /** Other origins that may read a response, such as `https://…`; none by default. */
    origins?: readonly string[];
    /** The built web app; none by default. */
    web?: BuiltWeb;
    /** Refuses calls without App Check, except those of the catalogue. */
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
  accounts = firebaseAccounts,
  firstRoleCode,
  log = writeLog,
  now = () => new Date(),
  newId = randomUUID,
  newSignInCode = randomCode,
  sendSignInCode = queueMail({ store, shop, now, newId }),
  limits = LIMITS,
  addressOf = socketAddress,
  pictures = () => () => true,
  origins = [],
  web = NO_WEB,
  enforceAppCheck = false,
  ...identity
}: FunctionsDeps) {
  const sender = { newSignInCode, sendSignInCode };
  const staff = { accounts, firstRoleCode, pictures };
  const deps = { store, shop, payments, log, now, newId, ...firebaseIdentity, ...identity, ...sender };
  const rateLimiter = createRateLimiter({ store, limits, now });
  // Until its identity is deleted, an account can still be read. `accountTransaction` refuses writes from the start.
  const isEnded = async (accountId: string) =>
    (await store.get("deletedAccounts", accountId))?.isIdentityGone === true;
  const callDeps = {
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
  const handlers = catalogHandlers({ ...deps, catalog });
  const signIn = {
    requestSignInCode: requestSignInCode(deps),
    redeemSignInCode: redeemSignInCode(deps),
  };
  return {
    httpCartsServices: callable("httpCartsServices", cartHandlers(deps), callDeps),
    httpPaymentServices: callable("httpPaymentServices", paymentHandlers(deps), callDeps),
    httpPaymentWebhooks: paymentWebhooks({ ...deps, rateLimiter }),
    sweepOrders: sweepOrders(deps),
    // The catalogue's data is in public pages, and the service worker calls without a token.
    httpCatalogServices: callable("httpCatalogServices", handlers, { ...callDeps, enforceAppCheck: false }),
    httpAccountServices: callable("httpAccountServices", { ...accountHandlers(deps), ...signIn }, callDeps),
    httpContactServices: callable("httpContactServices", contactHandlers(deps), callDeps),
    httpDeskServices: callable("httpDeskServices", deskHandlers({ ...deps, ...staff }), callDeps),
    httpPages: httpPages({
      handlers,
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
