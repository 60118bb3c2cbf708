import type { Home, Product, ProductPage, Suggestion } from "@shop/contract";
import type { WatchNetwork } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import { homeMachine } from "./home-machine.ts";
import type { PageRequest } from "./listing.ts";
import { productMachine } from "./product-machine.ts";

/** The services of home, product, catalogue and search. Each promise rejects with a `FailureError`. */
export type CatalogServices = {
  getHome: (signal: AbortSignal) => Promise<Home>;
  listProducts: (request: PageRequest, signal: AbortSignal) => Promise<ProductPage>;
  getProduct: (id: string, signal: AbortSignal) => Promise<Product>;
  suggest: (query: string, signal: AbortSignal) => Promise<Suggestion[]>;
  watchNetwork: WatchNetwork;
  /** Whether lists are endless on this device. */
  endlessLists: { read: () => boolean; write: (isEndless: boolean) => void };
  /** How many products of a list this tab has last shown; 0 for an unknown list. */
  shownCounts: { read: (key: string) => number; write: (key: string, count: number) => void };
  /** The searches of this device, the latest first. */
  recentSearches: { read: () => string[]; write: (recent: string[]) => void };
};

export function provideHome(services: Pick<CatalogServices, "getHome">) {
  return homeMachine.provide({
    actors: { load: fromPromise(({ signal }) => services.getHome(signal)) },
  });
}

export function provideProduct(services: Pick<CatalogServices, "getProduct">) {
  return productMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => services.getProduct(input.id, signal)),
    },
  });
}
