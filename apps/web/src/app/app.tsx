import { ShopProvider } from "@shop/ui";
import "@shop/ui/fonts.css";
import { RouterProvider } from "react-router/dom";
import { ConsentContext } from "../features/consent/consent-context.tsx";
import type { ConsentHolder } from "../features/consent/consent-holder.ts";
import { AppProvider } from "./app-provider.tsx";
import type { App } from "./create-app.ts";
import type { Offline } from "../platform/service-worker/create-offline.ts";
import { OfflineContext } from "../platform/service-worker/offline-context.ts";
import type { ShopRouter } from "./router.tsx";

type Running = {
  app: App;
  router: ShopRouter;
  /** Where a worker may serve the shop. */
  offline?: Offline;
  /** Where the shop counts. */
  consent?: ConsentHolder | undefined;
};

/** The whole shop around a running root actor. */
export function ShopApp({ app, router, offline, consent }: Running) {
  return (
    <ShopProvider>
      <AppProvider app={app}>
        <OfflineContext value={offline ?? null}>
          <ConsentContext value={consent ?? null}>
            <RouterProvider router={router} />
          </ConsentContext>
        </OfflineContext>
      </AppProvider>
    </ShopProvider>
  );
}
