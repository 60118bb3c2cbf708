import { ShopProvider } from "@shop/ui";
import "@shop/ui/fonts.css";
import { RouterProvider } from "react-router/dom";
import { AppProvider } from "./machine/react.tsx";
import type { App } from "./machine/create-app.ts";
import type { Offline } from "./offline/create-offline.ts";
import { OfflineContext } from "./offline/offline-context.ts";
import type { ShopRouter } from "./router.tsx";

type Running = { app: App; router: ShopRouter; /** Where a worker may serve the shop. */ offline?: Offline };

/** The whole shop around a running root actor. */
export function ShopApp({ app, router, offline }: Running) {
  return (
    <ShopProvider>
      <AppProvider app={app}>
        <OfflineContext value={offline ?? null}>
          <RouterProvider router={router} />
        </OfflineContext>
      </AppProvider>
    </ShopProvider>
  );
}
