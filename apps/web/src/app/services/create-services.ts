import type { ApiClient } from "@shop/api-client";
import type { PersistedOutbox } from "@shop/cart-machine";
import type { FirebaseApp } from "firebase/app";
import type { Order } from "@shop/contract";
import { isSocial, type AuthServices, type SignInAttempt } from "@shop/session-machine";
import type { Environment } from "../../platform/env.ts";
import type { Services } from "../machine/create-app.ts";
import type { ScreenServices } from "../router/routes.tsx";
import { paths } from "../../shared/paths.ts";
import { createCartCalls } from "../../platform/api/cart-calls.ts";
import { createCartChannel } from "../../platform/storage/cart-channel.ts";
import { asShopper } from "./as-shopper.ts";
import { createAccountServices } from "./create-account-services.ts";
import { createOrderServices } from "./create-order-services.ts";
import { createDeviceCart } from "../../platform/storage/device-cart.ts";
import {
  endlessLists,
  forgetShopper,
  recentSearches,
  seenProducts,
  shownCounts,
} from "../../platform/storage/device-catalog.ts";
import { openAccountPicker } from "../../platform/identity/account-picker.ts";
import type { RedeemEmailCode } from "../../platform/identity/email-code.ts";
import { orUnreachable } from "../../platform/api/or-unreachable.ts";
import { asSignIn } from "../../platform/identity/as-sign-in.ts";
import { loadedModule } from "../../platform/identity/loaded-module.ts";
import { watchedOrders } from "../../features/orders/watched-orders.ts";
import { withWindow } from "../../platform/identity/with-window.ts";
import type { SessionCookieAccess } from "../../platform/session-cookie/session-cookie-access.ts";
import { lazy } from "../../platform/browser/lazy.ts";
import { watchNetwork } from "../../platform/network/network.ts";
import { nextTask } from "../../platform/browser/next-task.ts";
import { createProductPrefetch } from "../../features/product/prefetch/prefetch-product.ts";
import { shareSignOutReason } from "../../platform/storage/share-sign-out-reason.ts";
import { signOutReasonNote, recentProduct, sharedReason } from "../../platform/storage/storage.ts";
import { writingFailures } from "../../platform/api/write-failure.ts";

/** The services of the machines and of the screens. */
type AllServices = Services &
  ScreenServices & {
    /** Notifies of every order in a response of the server. */
    watchOrders: (listener: (order: Order) => void) => () => void;
  };

/** How long a sign-out waits for the server, in ms. */
const CLEAR_COOKIES_TIMEOUT = 1500;

/**
 * Implements the services of the machines. Firebase is loaded only by a service that needs it: an anonymous shopper
 * never loads the identity SDK.
 * @param onUnauthorised see `asShopper`
 */
export function createServices(
  environment: Environment,
  sessionCookie: SessionCookieAccess,
  onUnauthorised: () => void,
): AllServices {
  const openFirebase = async (name?: string) => {
    const { openFirebaseApp } = await import("../../platform/identity/open-firebase-app.ts");
    return openFirebaseApp(environment.firebase, name);
  };
  const firebase = lazy(() => openFirebase());
  /** The unsent changes of accounts: a guest's page never needs them. */
  let outbox: PersistedOutbox | null = null;
  /** The latest code request of this page for each address. */
  const codeRequests = new Map<string, string>();
  const redeemEmailCode =
    (redeem: ApiClient): RedeemEmailCode =>
    ({ email, code }) =>
      // A page can redeem only a code that it has requested.
      redeem("httpAccountServices", "redeemSignInCode", {
        email,
        code,
        request: codeRequests.get(email) ?? "none",
      });
  const identity = lazy(async () => {
    const [{ createIdentityClient }, { openPersistedOutbox }, app] = await Promise.all([
      import("../../platform/identity/identity.ts"),
      import("../../platform/storage/persisted-outbox.ts"),
      firebase(),
    ]);
    outbox ??= await openPersistedOutbox();
    return createIdentityClient(app, {
      origin: location.origin,
      isEmbedded: environment.isEmbedded,
      redeemEmailCode: redeemEmailCode(call),
    });
  });
  const { appCheckKey } = environment;
  const clientOf = lazy(async () => {
    const [{ createApiClient }, appCheck] = await Promise.all([
      import("@shop/api-client"),
      appCheckKey === undefined ? null : import("../../platform/app-check/with-app-check.ts"),
    ]);
    // Loading the client has built the schemas of the contract, which takes long enough for one task.
    await nextTask();
    return (app: FirebaseApp) => {
      const client = createApiClient(app, `${location.origin}/api`);
      return appCheck && appCheckKey !== undefined ? appCheck.withAppCheck(app, appCheckKey, client) : client;
    };
  });
  const client = lazy(async () => {
    const [connect, app] = await Promise.all([clientOf(), firebase()]);
    return connect(app);
  });
  // A separate app without a user: a public call never waits for a token, and is never refused because of one. Without
  // a token the worker may also cache the catalogue for offline use.
  const anonymousClient = lazy(async () => {
    const [connect, app] = await Promise.all([clientOf(), openFirebase("anonymous")]);
    return connect(app);
  });

  const send: ApiClient = async (...request) => (await orUnreachable(client()))(...request);
  /** An anonymous call. */
  const call = writingFailures(async (...request) => (await orUnreachable(anonymousClient()))(...request));
  const callAsShopper = writingFailures(asShopper(send, identity, onUnauthorised));

  const auth: AuthServices = {
    sendCode: async (input) => (await loadedModule(identity())).sendCode(input),
    sendEmailCode: async (input) => {
      const { request } = await asSignIn(call("httpAccountServices", "requestSignInCode", input));
      codeRequests.set(input.email, request);
    },
    requestPasswordReset: async (input) => (await loadedModule(identity())).requestPasswordReset(input),
  };
  // A browser blocks a window that does not open within the click: nothing may be awaited before. In production the SDK
  // opens the window itself; its code is loaded in parallel with the client's.
  const openWindow = (method: SignInAttempt["method"]) => {
    if (!isSocial(method)) return undefined;
    if (environment.isEmbedded) return openAccountPicker(method);
    import("../../platform/identity/social.ts").catch(() => undefined);
    return undefined;
  };

  const productPrefetch = createProductPrefetch(
    async (id) => (await call("httpCatalogServices", "getProduct", { id })).product,
    () => import("../../features/product/page/product-page.tsx"),
  );

  return {
    ...auth,
    account: createAccountServices({
      call: callAsShopper,
      auth: async () => (await loadedModule(identity())).account(),
      openWindow,
      redeemEmailCode: redeemEmailCode(callAsShopper),
      sendCode: auth.sendCode,
      sendEmailCode: auth.sendEmailCode,
    }),

    ...watchedOrders(createOrderServices(callAsShopper)),
    openCheckoutServices: lazy(async () =>
      (await import("./create-checkout-services.ts")).createCheckoutServices(callAsShopper),
    ),

    writeSessionCookie: async (input) => sessionCookie.open(input),
    watchSessionCookie: sessionCookie.watch,
    watchIdentity: (listener) => {
      const stopped = new AbortController();
      const start = async () => {
        try {
          const known = await identity();
          if (stopped.signal.aborted) return;
          stopped.signal.addEventListener("abort", known.watch(listener));
        } catch {
          if (stopped.signal.aborted) return;
          listener({ type: "identity.unreachable" });
          addEventListener("online", start, { once: true, signal: stopped.signal });
        }
      };
      void start();
      return () => stopped.abort();
    },
    signIn: (attempt, signal) =>
      withWindow(openWindow(attempt.method), async (picker) => {
        signal.addEventListener("abort", () => picker?.close());
        const signedIn = await (await loadedModule(identity())).signIn(attempt, picker);
        // The reason belongs to an earlier session. It is not dropped wherever the cookie is written: a renewal writes
        // the cookie, too, and would drop the reason that another tab has just stored.
        sharedReason.forget();
        return signedIn;
      }),
    endIdentity: async ({ signOutReason }) => {
      // Before the other tabs notice the sign-out, and again afterwards: one of them may know more by then.
      shareSignOutReason(signOutReason);
      await (await identity()).end();
      return shareSignOutReason(signOutReason);
    },
    clearCookies: async () => {
      sessionCookie.clearAll();
      // A page cannot see cookies of other paths, nor those for the server alone. A late response is not awaited.
      await Promise.race([
        call("httpAccountServices", "clearCookies", {}).catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, CLEAR_COOKIES_TIMEOUT)),
      ]);
      // Here, too: a page that a sign-out has reloaded is not reloaded again.
      forgetShopper();
    },
    reloadPage: async ({ signOutReason }) => {
      // Here, too: `clearCookies` may have failed before it came to this.
      forgetShopper();
      if (signOutReason) signOutReasonNote.write(signOutReason);
      // Without the note, and with a cookie that cannot be removed, the next load would sign out and reload again.
      if (signOutReasonNote.read() !== signOutReason && sessionCookie.read())
        throw new Error("the reload would repeat");
      // After the deletion of an account nothing is restored.
      if (signOutReason === "accountDeleted") location.replace(paths.home);
      else location.reload();
    },

    ...createCartCalls({
      call,
      callAsShopper,
      whoIsSignedIn: async () => {
        const known = await orUnreachable(identity());
        await known.ready();
        return known.uid();
      },
    }),
    ...createCartChannel(),
    watchNetwork,
    deviceCart: createDeviceCart(),
    persistedOutbox: {
      take: (account) => outbox?.take(account) ?? null,
      save: (account, changes) => outbox?.save(account, changes),
    },

    getHome: () => call("httpCatalogServices", "getHome", {}),
    listProducts: (request) => call("httpCatalogServices", "listProducts", request),
    suggest: async (query) => (await call("httpCatalogServices", "suggest", { query })).suggestions,
    endlessLists,
    shownCounts,
    recentSearches,
    getProduct: productPrefetch.getProduct,
    prefetch: productPrefetch.prefetch,
    listRelated: (id) => call("httpCatalogServices", "listRelated", { id }),
    getProducts: async (ids) => (await call("httpCatalogServices", "getProducts", { ids })).products,
    listBoughtProducts: async () =>
      (await callAsShopper("httpPaymentServices", "listBoughtProducts", {})).products,
    readSeen: seenProducts.read,
    forgetSeen: seenProducts.forget,
    listFillers: async () => {
      const request = { filters: { inStock: true }, sort: "unitPrice", limit: 48 } as const;
      return (await call("httpCatalogServices", "listProducts", request)).products;
    },
    rememberProduct: (id) => {
      recentProduct.write(id);
      seenProducts.add(id);
    },

    sendMessage: async (message) => {
      await call("httpContactServices", "sendMessage", message);
    },
  };
}
