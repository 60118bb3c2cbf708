import { port } from "@shop/machine-ports";
import { assign, fromPromise, setup } from "xstate";

/** The cart over any screen, whose code is fetched when it is first wanted. */
export const quickCartMachine = setup({
  types: {
    context: {} as { path: string | null },
    events: {} as { type: "quickCart.open"; path: string } | { type: "quickCart.close" },
    tags: {} as "open",
  },
  actors: {
    loadDrawer: port<unknown>("loadDrawer"),
  },
  actions: {
    setPath: assign({ path: (_, { path }: { path: string }) => path }),
    goToCart: () => undefined,
  },
}).createMachine({
  id: "quickCart",
  description: "The cart over the screen that the shopper is on.",
  context: { path: null },
  initial: "closed",
  states: {
    closed: {
      description: "Only the screen is shown.",
      on: {
        "quickCart.open": {
          target: "loading",
          description: "It belongs to this screen, and to no other that the shopper goes to.",
          actions: { type: "setPath", params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: "Its code is on its way, or here already.",
      invoke: {
        id: "loadDrawer",
        src: "loadDrawer",
        onDone: { target: "open", description: "It can be shown." },
        onError: {
          target: "closed",
          description: "The code cannot be had: the screen of the cart shows the same, and more.",
          actions: "goToCart",
        },
      },
      on: {
        "quickCart.close": { target: "closed", description: "The shopper has gone elsewhere meanwhile." },
      },
    },
    open: {
      description: "It is shown, and the screen is out of reach.",
      tags: "open",
      on: { "quickCart.close": { target: "closed", description: "Back to the screen." } },
    },
  },
});

/** What the drawer needs from the page. */
export type QuickCartServices = { loadDrawer: () => Promise<unknown>; goToCart: () => void };

export function provideQuickCart({ loadDrawer, goToCart }: QuickCartServices) {
  return quickCartMachine.provide({
    actors: { loadDrawer: fromPromise<unknown, void>(loadDrawer) },
    actions: { goToCart },
  });
}
