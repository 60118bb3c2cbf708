import { Outlet, ScrollRestoration } from "react-router";
import { ConsentQuestion } from "../../features/consent/consent-context.tsx";
import type { CartScreenServices } from "../../features/cart/page/cart-page.tsx";
import { placeOf } from "./place-of.ts";
import { QuickCartProvider } from "./quick-cart/quick-cart.tsx";
import { RouteFocus } from "./route-focus.tsx";
import {
  ProductPrefetchContext,
  type ProductPrefetch,
} from "../../features/product/prefetch/product-prefetch.ts";
import { NavigationGuard } from "./navigation-guard.tsx";
import type { SessionCookie } from "@shop/session-machine";

type RootProps = {
  readSessionCookie: () => SessionCookie | null;
  prefetch: ProductPrefetch;
  /** The services of the cart that opens over any screen. */
  cart: CartScreenServices;
};

/** The parent of every route, of the layout's and of `/detalle`. */
export function Root({ readSessionCookie, prefetch, cart }: RootProps) {
  return (
    <>
      <NavigationGuard readSessionCookie={readSessionCookie} />
      <RouteFocus />
      <ScrollRestoration getKey={placeOf} />
      <ProductPrefetchContext value={prefetch}>
        <QuickCartProvider services={cart}>
          <Outlet />
          <ConsentQuestion />
        </QuickCartProvider>
      </ProductPrefetchContext>
    </>
  );
}
