import { persistOutbox, provideCart, type CartServices } from "@shop/cart-machine";
import { provideHome, provideProduct, type CatalogServices } from "@shop/catalog-machine";
import { provideSession, type SessionServices } from "@shop/session-machine";
import { createActor, type ActorOptions } from "xstate";
import { appMachine, type AppInput, type MarketplaceActors } from "./app-machine.ts";

/** The services of all machines that the root runs, as plain functions. */
export type Services = SessionServices &
  CartServices &
  CatalogServices & {
    /** Stores the product last viewed on this device. */
    rememberProduct: (id: string) => void;
  };

type AppOptions = Pick<ActorOptions<typeof appMachine>, "clock" | "inspect" | "snapshot"> & {
  /** The marketplace machines; without them XState drops their part of the snapshot. */
  marketplace?: MarketplaceActors | undefined;
};

/**
 * Creates the root actor without starting it. It runs outside React, where StrictMode cannot run its first calls twice.
 * @param options the snapshot of a server-rendered page, a clock for tests, and an inspector that sees the first event
 */
export function createApp(services: Services, input: AppInput, { marketplace, ...options }: AppOptions = {}) {
  const machine = appMachine.provide({
    actors: {
      session: provideSession(services),
      cart: provideCart(services),
      home: provideHome(services),
      product: provideProduct(services),
      ...marketplace,
    },
    actions: { notifyOtherTabs: () => services.notifyOtherTabs() },
  });
  const app = createActor(machine, { id: "app", systemId: "app", input, ...options });
  const { cart } = app.getSnapshot().children;
  if (cart) persistOutbox(cart, services);
  app.on("product.seen", ({ id }) => services.rememberProduct(id));
  return app;
}

export type App = ReturnType<typeof createApp>;

type Actors = Parameters<typeof appMachine.provide>[0]["actors"];

/** Gives a running root the actors whose code has arrived since: `provide` of XState would make another machine. */
export function provideLate(app: App, actors: Actors): void {
  Object.assign(app.logic.implementations.actors, actors);
}
