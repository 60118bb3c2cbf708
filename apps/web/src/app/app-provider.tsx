import { CartContext } from "@shop/cart-machine/react";
import { HomeContext, ProductContext } from "@shop/catalog-machine/react";
import { SessionContext } from "@shop/session-machine/react";
import { useState, type ReactNode } from "react";
import { AppActorContext } from "../shared/app-actor.ts";
import type { App } from "./machine/create-app.ts";

/** Provides the running actors to the screens. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  const [actors] = useState(() => childrenOf(app));
  return (
    <AppActorContext value={app}>
      <SessionContext value={actors.session}>
        <CartContext value={actors.cart}>
          <HomeContext value={actors.home}>
            <ProductContext value={actors.product}>{children}</ProductContext>
          </HomeContext>
        </CartContext>
      </SessionContext>
    </AppActorContext>
  );
}

/** The root runs its children from its creation to its end, so they always exist. */
function childrenOf(app: App) {
  const { session, cart, home, product } = app.getSnapshot().children;
  if (!session || !cart || !home || !product) throw new Error("the app actor is not running");
  return { session, cart, home, product };
}
