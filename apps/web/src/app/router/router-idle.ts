import type { ShopRouter } from "./routes.tsx";

/**
 * Waits until no screen is being loaded, the first one included: the address is then the one that the shopper wants.
 */
export function routerIdle(router: Pick<ShopRouter, "state" | "subscribe">): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const see = ({ initialized, navigation }: ShopRouter["state"]) => {
    if (initialized && navigation.state === "idle") resolve();
  };
  const stop = router.subscribe(see);
  see(router.state);
  return promise.finally(stop);
}
