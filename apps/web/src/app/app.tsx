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
  /** Set where a service worker may serve the shop. */
  offline?: Offline;
  /** Set where the shop has analytics. */
  consent?: ConsentHolder | undefined;
  /** The routes: a router in the browser, their rendered result on a server. */
  children: ReactNode;
};

/** The whole shop around a running root actor. */
export function ShopApp({ app, offline, consent, children }: Running) {
  return (
    <ShopProvider>
      <AppProvider app={app}>
        <OfflineContext value={offline ?? null}>
          <ConsentContext value={consent ?? null}>{children}</ConsentContext>
        </OfflineContext>
      </AppProvider>
    </ShopProvider>
  );
}
