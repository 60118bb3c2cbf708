import { useEffect } from "react";
import { RouterProvider } from "react-router/dom";
import { ShopApp } from "../app.tsx";
import { OpenShop, openShop, type Visit } from "./open-shop.ts";

type Loaded = Record<string, unknown>;

/**
 * A loader of a story: opens the shop, and brings it to where the story is before anything is rendered.
 * @param arrange gives the answers that the shop has had by then; what is not answered is on its way
 */
export function shopAt(visit: Visit, arrange: (shop: OpenShop) => Promise<void> | void = () => undefined) {
  return async (): Promise<Loaded> => {
    const shop = await openShop(visit);
    await arrange(shop);
    return { shop };
  };
}

/** For what is shown once the code of another screen has arrived. */
export const ARRIVAL = { timeout: 10_000 };

/** What the stories of a screen have in common: `shopAt` has opened their shop. */
export const screenStories = {
  render: ShopOnScreen,
  // Written out from what is rendered, the source would be the whole of the running shop.
  parameters: { docs: { source: { type: "code" } } },
};

function ShopOnScreen(_: unknown, { loaded }: { loaded: Loaded }) {
  const { app, router } = shopOf(loaded);
  useEffect(
    () => () => {
      router.dispose();
      app.stop();
    },
    [app, router],
  );
  return (
    <ShopApp app={app}>
      <RouterProvider router={router} />
    </ShopApp>
  );
}

/** The shop of a story, for its play function. */
export function shopOf({ shop }: Loaded): OpenShop {
  if (!(shop instanceof OpenShop)) throw new Error("no shop was opened for this story");
  return shop;
}
