import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** What the drawer needs from the page. */
export type QuickCartServices = {
  loadDrawer: () => Promise<unknown>;
  /** If the code cannot be loaded: the cart's own screen shows the same, and more. */
  goToCart: () => void;
};

/**
 * The cart over any screen. Its code is loaded on first use. It closes when its path is left.
 * @public it has a chart
 */
export const quickCartMachine = createQueryMachine({
  id: "quickCart",
  description: "The cart over the current screen.",
  load: port<unknown, { path: string }>("load"),
});

export function provideQuickCart({ loadDrawer, goToCart }: QuickCartServices) {
  return quickCartMachine.provide({
    // The module is not in the context: a snapshot may hold JSON only.
    actors: { load: fromPromise<unknown, { path: string }>(async () => void (await loadDrawer())) },
    actions: { notifyFailed: () => goToCart() },
  });
}
