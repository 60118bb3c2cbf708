import { ShopProvider } from "@shop/ui";
import "@shop/ui/fonts.css";
import type { ReactNode } from "react";
import { ConsentContext } from "../features/consent/consent-context.tsx";
import type { ConsentHolder } from "../features/consent/consent-holder.ts";
import { AppProvider } from "./app-provider.tsx";
import type { App } from "./machine/create-app.ts";
import type { Offline } from "../platform/service-worker/create-offline.ts";
import { OfflineContext } from "../platform/service-worker/offline-context.ts";

type Running = {
  app: App;
  /** Null where no service worker may serve the shop. */
  offline?: Offline | null;
  /** Null where the shop has no analytics. */
  consent?: ConsentHolder | null;
  /** The routes: a router in the browser, their rendered result on a server. */
  children: ReactNode;
};

/** The whole shop around a running root actor. */
export function ShopApp({ app, offline = null, consent = null, children }: Running) {
  return (
    <ShopProvider>
      <AppProvider app={app}>
        <OfflineContext value={offline}>
          <ConsentContext value={consent}>{children}</ConsentContext>
        </OfflineContext>
      </AppProvider>
    </ShopProvider>
  );
}
