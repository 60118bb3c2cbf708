import { ShopProvider } from "@shop/ui";
import "@shop/ui/fonts.css";
import { RouterProvider } from "react-router/dom";
import { ConsentContext } from "./consent/consent-context.tsx";
import type { ConsentHolder } from "./consent/consent-holder.ts";
import { AppProvider } from "./machine/react.tsx";
import type { App } from "./machine/create-app.ts";
import type { Offline } from "./offline/create-offline.ts";
import { OfflineContext } from "./offline/offline-context.ts";
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
