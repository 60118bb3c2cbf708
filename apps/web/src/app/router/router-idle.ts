import type { ShopRouter } from "./routes.tsx";

/** Waits until no screen is loading, the first one included: then the URL is the one that the shopper wants. */
export function routerIdle(router: Pick<ShopRouter, "state" | "subscribe">): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const see = ({ initialized, navigation }: ShopRouter["state"]) => {
    if (initialized && navigation.state === "idle") resolve();
  };
  const stop = router.subscribe(see);
  see(router.state);
  return promise.finally(stop);
}
