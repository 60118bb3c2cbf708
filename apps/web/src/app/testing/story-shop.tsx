import { useEffect, useState } from "react";
import { RouterProvider } from "react-router/dom";
import type { ConsentHolder } from "../../features/consent/consent-holder.ts";
import type { Offline } from "../../platform/service-worker/create-offline.ts";
import { ShopApp } from "../app.tsx";
import { OpenShop, openShop, type Visit } from "./open-shop.ts";

/** What the loaders of a story return; `shopAt` returns the shop. */
type Loaded = { shop?: OpenShop | undefined; offline?: Offline; consent?: ConsentHolder };

/**
 * A loader of a story: opens the shop, and brings it into the story's state before anything is rendered.
 * @param arrange gives the responses so far; calls without one stay pending
 */
export function shopAt(visit: Visit, arrange: (shop: OpenShop) => Promise<void> | void = () => undefined) {
  return async (): Promise<Loaded> => {
    const shop = await openShop(visit);
    await arrange(shop);
    return { shop };
  };
}

/** A shopper is signed in, and what the screens of their account read when they open is answered. */
export const accountWith =
  (reads: Parameters<OpenShop["services"]["account"]["answerReads"]>[0]) => (shop: OpenShop) => {
    shop.confirm();
    shop.services.account.answerReads(reads);
  };

/** For elements that appear once the code of another screen has loaded. */
export const ARRIVAL = { timeout: 10_000 };

/** The common parameters of a screen's stories: `shopAt` has opened their shop. */
export const screenStories = {
  render: ShopOnScreen,
  // Generated from the rendered element, the source would include the whole running shop.
  parameters: { docs: { source: { type: "code" } } },
};

function ShopOnScreen(_: unknown, { loaded }: { loaded: Loaded }) {
  // The loaders run again for each choice in the toolbar, but the story keeps its first shop.
  const [first] = useState(loaded);
  useEffect(() => {
    if (loaded !== first) end(loaded);
  }, [loaded, first]);
  useEffect(() => () => end(first), [first]);
  const { shop, ...outside } = first;
  const { app, router } = shopOf({ shop });
  return (
    <ShopApp app={app} {...outside}>
      <RouterProvider router={router} />
    </ShopApp>
  );
}

function end({ shop, offline, consent }: Loaded): void {
  shop?.close();
  offline?.update.stop();
  offline?.copy.stop();
  consent?.read()?.consent.stop();
}

/** The shop of a story, for its play function. */
export function shopOf({ shop }: Loaded): OpenShop {
  if (!(shop instanceof OpenShop)) throw new Error("no shop was opened for this story");
  return shop;
}
