import type { ShopRouter } from "./routes.tsx";

/** Waits until no screen is on its way any more, nor the first one: the address is then that of the one where the shopper wants to be. */
export function routerIdle(router: Pick<ShopRouter, "state" | "subscribe">): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const see = ({ initialized, navigation }: ShopRouter["state"]) => {
    if (initialized && navigation.state === "idle") resolve();
  };
  const stop = router.subscribe(see);
  see(router.state);
  return promise.finally(stop);
}
