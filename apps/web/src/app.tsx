import { ShopProvider } from "@shop/ui";
import "@shop/ui/fonts.css";
import { RouterProvider } from "react-router/dom";
import { AppProvider } from "./machine/react.tsx";
import type { App } from "./machine/create-app.ts";
import type { ShopRouter } from "./router.tsx";

/** The whole shop around a running root actor. */
export function ShopApp({ app, router }: { app: App; router: ShopRouter }) {
  return (
    <ShopProvider>
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </ShopProvider>
  );
}
