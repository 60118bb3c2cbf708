import { Outlet, ScrollRestoration } from "react-router";
import { ConsentQuestion } from "../consent/consent-context.tsx";
import { QuickCartProvider } from "./quick-cart.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { NavigationGuard } from "./navigation-guard.tsx";
import type { Lease } from "@shop/session-machine";

/** What is around every route, the layout's and `/detalle` alike. */
export function Root({ readLease }: { readLease: () => Lease | null }) {
  return (
    <>
      <NavigationGuard readLease={readLease} />
      <RouteFocus />
      <ScrollRestoration />
      <QuickCartProvider>
        <Outlet />
        <ConsentQuestion />
      </QuickCartProvider>
    </>
  );
}
