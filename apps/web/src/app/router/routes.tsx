import type { CheckoutServices } from "@shop/checkout-machine";
import {
  guardNavigation,
  selectHasClosed,
  type AuthServices,
  type SessionCookie,
} from "@shop/session-machine";
import {
  redirect,
  replace,
  type createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
} from "react-router";
import type { AccountServices } from "../../features/account/account-services.ts";
import type { FillerServices } from "../../features/cart/fillers-machine.ts";
import type { ContactServices } from "../../features/contact/contact-machine.ts";
import type { OrderServices } from "@shop/order-machine";
import type { BoughtServices } from "../../features/home/bought-machine.ts";
import type { SeenServices } from "../../features/home/seen-machine.ts";
import type { ReadRelated, RelatedServices } from "../../features/product/related-machine.ts";
import { CrashedPage } from "../layout/pages/crashed-page.tsx";
import { Layout } from "../layout/layout.tsx";
import { OpeningPage } from "../layout/pages/opening-page.tsx";
import { Root } from "../layout/root.tsx";
import type { App } from "../machine/create-app.ts";
import type { Marketplace } from "../machine/open-marketplace.ts";
import { isScreen } from "../../../worker/screens.ts";
import { paths } from "../../shared/paths.ts";
import type { ProductPrefetch } from "../../features/product/prefetch/product-prefetch.ts";

/** The services of the screens, besides those of the page's machines. */
export type ScreenServices = ContactServices &
  FillerServices &
  RelatedServices &
  SeenServices &
  BoughtServices &
  AuthServices & {
    account: AccountServices;
    orders: OrderServices;
    /** Loaded with the first step of a checkout. */
    openCheckoutServices: () => Promise<CheckoutServices>;
    /** Prefetches a product before its click. */
    prefetch: ProductPrefetch;
  };

/** What the routes need from the page. */
export type RouterPorts = ScreenServices & {
  readSessionCookie: () => SessionCookie | null;
  readRecentProduct: () => string | null;
  /** Reads the related products where the screen is rendered on a server; null in a browser. */
  readRelated: (id: string) => Promise<ReadRelated | null> | null;
  /** The machines of the marketplace, whose code is loaded on first use. */
  openMarketplace: () => Promise<Marketplace>;
};

export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The routes of specification §1. A loader only notifies the machines of the navigation, so that their requests start
 * before the screen's code is loaded; the screens show the machines' state.
 * @param opening shown instead of the first screen until its code has loaded
 */
export function createShopRoutes(app: App, ports: RouterPorts, opening = <OpeningPage />): RouteObject[] {
  const { home, product, session } = app.getSnapshot().children;

  /** Null also for the cookie of a session that this page has closed: a sign-out removes the cookie last. */
  const readSessionCookie = () => {
    const cookie = ports.readSessionCookie();
    const snapshot = session?.getSnapshot();
    return cookie && snapshot && selectHasClosed(cookie)(snapshot) ? null : cookie;
  };
  /** Where the guard redirects. `NavigationGuard` has already blocked navigations within the page. */
  const guarded = ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const decision = guardNavigation({
      path: pathname + search,
      cookie: readSessionCookie(),
      canStay: false,
      isScreen,
    });
    return decision.kind === "redirect" ? leadOn(request, decision.to) : null;
  };
  const openHome = () => {
    home?.send({ type: "home.open" });
    return null;
  };
  const visitMarketplace = async ({ request }: LoaderFunctionArgs) => {
    openHome();
    const { visit, readBack } = await ports.openMarketplace();
    if (request.signal.aborted) return null;
    visit(new URL(request.url).searchParams);
    // The screen opens with its rows, so that after a reload Back restores the scroll position.
    await readBack(request.signal);
    return null;
  };
  const openProduct = ({ params, request }: LoaderFunctionArgs) => {
    const id = params["id"];
    if (id === undefined) {
      const recent = ports.readRecentProduct();
      return leadOn(request, recent === null ? paths.marketplace : paths.product(recent));
    }
    product?.send({ type: "product.open", id });
    openHome();
    return ports.readRelated(id);
  };
  const openSelected = ({ request }: LoaderFunctionArgs) => {
    if (app.getSnapshot().context.detailsProducts) return null;
    const recent = ports.readRecentProduct();
    if (recent === null) return leadOn(request, paths.marketplace);
    product?.send({ type: "product.open", id: recent });
    return null;
  };

  const cart = { listFillers: ports.listFillers, listRelated: ports.listRelated };

  return [
    {
      element: <Root cart={cart} prefetch={ports.prefetch} readSessionCookie={readSessionCookie} />,
      errorElement: <CrashedPage />,
      children: [
        {
          path: "/",
          element: <Layout openMarketplace={ports.openMarketplace} />,
          children: [
            {
              errorElement: <CrashedPage />,
              hydrateFallbackElement: opening,
              children: [
                { index: true, loader: ({ request }) => leadOn(request, paths.home) },
                {
                  path: paths.home,
                  loader: openHome,
                  lazy: async () => {
                    const { HomePage } = await import("../../features/home/home-page.tsx");
                    const { readSeen, forgetSeen, getProducts, listBoughtProducts } = ports;
                    const services = { readSeen, forgetSeen, getProducts, listBoughtProducts };
                    return { element: <HomePage {...services} /> };
                  },
                },
                {
                  path: paths.marketplace,
                  loader: visitMarketplace,
                  lazy: async () => {
                    const [{ MarketplacePage, createListMemories }, { actors }] = await Promise.all([
                      import("../../features/catalog/page/marketplace-page.tsx"),
                      ports.openMarketplace(),
                    ]);
                    return {
                      element: <MarketplacePage catalog={actors.catalog} memories={createListMemories()} />,
                    };
                  },
                },
                {
                  path: `${paths.lastProduct}/:id?`,
                  loader: openProduct,
                  lazy: async () => {
                    const { ProductPage } = await import("../../features/product/page/product-page.tsx");
                    return { element: <ProductPage listRelated={ports.listRelated} /> };
                  },
                },
                {
                  lazy: () => import("../../features/session/sign-in/sign-in-layout.tsx"),
                  children: [
                    {
                      path: paths.login,
                      loader: guarded,
                      lazy: async () => {
                        const { SignInPage } =
                          await import("../../features/session/sign-in/sign-in-page.tsx");
                        const { sendCode, sendEmailCode, requestPasswordReset } = ports;
                        return {
                          element: <SignInPage {...{ sendCode, sendEmailCode, requestPasswordReset }} />,
                        };
                      },
                    },
                    {
                      path: paths.signUp,
                      lazy: () => import("../../features/session/sign-up/sign-up-page.tsx"),
                    },
                  ],
                },
                {
                  path: paths.cart,
                  lazy: async () => {
                    const { CartPage } = await import("../../features/cart/page/cart-page.tsx");
                    return { element: <CartPage {...cart} /> };
                  },
                },
                {
                  lazy: async () => {
                    const [{ CheckoutPage }, { openCheckout }, services] = await Promise.all([
                      import("../../features/checkout/page/checkout-page.tsx"),
                      import("../machine/open-checkout.ts"),
                      ports.openCheckoutServices(),
                    ]);
                    const { saveAddress, readAuthAccount, sendVerification } = ports.account;
                    const { openPayment } = ports.orders;
                    const { sendCode, sendEmailCode } = ports;
                    // The router loads a route's code once, so that this page has one checkout.
                    const checkout = openCheckout(app, services);
                    return {
                      element: (
                        <CheckoutPage
                          checkout={checkout}
                          services={{
                            saveAddress,
                            readAuthAccount,
                            sendVerification,
                            openPayment,
                            sendCode,
                            sendEmailCode,
                          }}
                        />
                      ),
                    };
                  },
                  children: [
                    paths.checkoutAddress,
                    paths.checkoutShipping,
                    paths.checkoutMethod,
                    paths.checkoutReview,
                  ].map((path) => ({ path, element: null })),
                },
                { path: paths.about, lazy: () => import("../../features/about/about-page.tsx") },
                ...(["privacy", "terms", "returns"] as const).map((policy) => ({
                  path: paths[policy],
                  lazy: async () => {
                    const { PolicyPage } = await import("../../features/policies/policy-page.tsx");
                    return { element: <PolicyPage policy={policy} /> };
                  },
                })),
                {
                  path: paths.contact,
                  lazy: async () => {
                    const { ContactPage } = await import("../../features/contact/contact-page.tsx");
                    return { element: <ContactPage sendMessage={ports.sendMessage} /> };
                  },
                },
                {
                  path: `${paths.orderConfirmed}/:id`,
                  lazy: async () => {
                    const { OrderPage } = await import("../../features/orders/page/order-page.tsx");
                    return { element: <OrderPage services={ports.orders} /> };
                  },
                },
                {
                  path: paths.account,
                  loader: guarded,
                  lazy: async () => {
                    const { AccountPage } = await import("../../features/account/page/account-page.tsx");
                    return { element: <AccountPage services={ports.account} /> };
                  },
                },
                { path: "*", loader: openHome, lazy: () => import("../layout/pages/not-found-page.tsx") },
              ],
            },
          ],
        },
        {
          path: paths.quickProduct,
          hydrateFallbackElement: opening,
          loader: openSelected,
          lazy: async () => {
            const { QuickProductPage } = await import("../../features/product/page/quick-product-page.tsx");
            return { element: <QuickProductPage listRelated={ports.listRelated} /> };
          },
        },
      ],
    },
  ];
}

/** Redirects. A URL that is in the history is replaced, or Back would lead to it and be redirected again. */
function leadOn({ url }: Request, to: string): Response {
  const { pathname, search } = new URL(url);
  const isInHistory =
    typeof location !== "undefined" && location.pathname + location.search === pathname + search;
  return isInHistory ? replace(to) : redirect(to);
}
