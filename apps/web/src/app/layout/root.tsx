import { Outlet, ScrollRestoration } from "react-router";
import { ConsentQuestion } from "../../features/consent/consent-context.tsx";
import { placeOf } from "./place-of.ts";
import { QuickCartProvider } from "./quick-cart.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { ProductIntentContext, type ProductIntent } from "../../features/product/product-intent.ts";
import { NavigationGuard } from "./navigation-guard.tsx";
import type { SessionCookie } from "@shop/session-machine";

type RootProps = { readSessionCookie: () => SessionCookie | null; intent: ProductIntent };

/** What is around every route, the layout's and `/detalle` alike. */
export function Root({ readSessionCookie, intent }: RootProps) {
  return (
    <>
      <NavigationGuard readSessionCookie={readSessionCookie} />
      <RouteFocus />
      <ScrollRestoration getKey={placeOf} />
      <ProductIntentContext value={intent}>
        <QuickCartProvider>
          <Outlet />
          <ConsentQuestion />
        </QuickCartProvider>
      </ProductIntentContext>
    </>
  );
}
