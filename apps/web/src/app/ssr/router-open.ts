import type { ShopRouter } from "../router.tsx";

/** Resolves when the code of the screen is there. */
export function routerOpen(router: ShopRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
