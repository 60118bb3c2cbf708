import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";

/** What the drawer needs from the page. */
export type QuickCartServices = {
  loadDrawer: () => Promise<unknown>;
  /** Where the code cannot be had: the screen of the cart shows the same, and more. */
  goToCart: () => void;
};

/**
 * The cart over any screen, whose code is fetched when it is first wanted. It belongs to the screen of its path.
 * @public it has a chart
 */
export const quickCartMachine = createQueryMachine({
  id: "quickCart",
  description: "The cart over the screen that the shopper is on.",
  load: port<unknown, { path: string }>("load"),
});

export function provideQuickCart({ loadDrawer, goToCart }: QuickCartServices) {
  return quickCartMachine.provide({
    // The module stays where the page has it: a snapshot holds JSON alone.
    actors: { load: fromPromise<unknown, { path: string }>(async () => void (await loadDrawer())) },
    actions: { notifyFailed: () => goToCart() },
  });
}
