import { CartContext } from "@shop/cart-machine/react";
import { CatalogContext, type CatalogActors } from "@shop/catalog-machine/react";
import { SessionContext } from "@shop/session-machine/react";
import { useSelector } from "@xstate/react";
import { createContext, use, useState, type ReactNode } from "react";
import type { SnapshotFrom } from "xstate";
import type { appMachine } from "./app-machine.ts";
import type { App } from "./create-app.ts";

const AppContext = createContext<App | null>(null);

/** Hands the running actors down to the screens. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  const [actors] = useState(() => childrenOf(app));
  return (
    <AppContext value={app}>
      <SessionContext value={actors.session}>
        <CartContext value={actors.cart}>
          <CatalogContext value={actors.catalog}>{children}</CatalogContext>
        </CartContext>
      </SessionContext>
    </AppContext>
  );
}

/** @throws when no `AppProvider` stands above: a wiring mistake, not a state. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error("AppProvider is missing");
  return app;
}

export function useAppState<T>(selector: (snapshot: SnapshotFrom<typeof appMachine>) => T): T {
  return useSelector(useApp(), selector);
}

export const selectIsLogged = (snapshot: SnapshotFrom<typeof appMachine>) => snapshot.context.isLogged;
export const selectDetailsProducts = (snapshot: SnapshotFrom<typeof appMachine>) =>
  snapshot.context.detailsProducts;
export const selectModuleToust = (snapshot: SnapshotFrom<typeof appMachine>) => snapshot.context.moduleToust;

/** The root runs its children for its whole life, so they are there from its creation to its end. */
function childrenOf(app: App) {
  const { session, cart, home, product } = app.getSnapshot().children;
  if (!session || !cart || !home || !product) throw new Error("the app actor is not running");
  return { session, cart, catalog: { home, product } satisfies CatalogActors };
}
