import type { Home, Product, ProductPage } from "@shop/contract";
import { fromPromise } from "xstate";
import { catalogMachine } from "./catalog-machine.ts";
import { homeMachine } from "./home-machine.ts";
import { productMachine } from "./product-machine.ts";

/** Which page of the marketplace; without a category, all of it. */
export type PageRequest = { category?: string; cursor?: string };

/** The world of these machines. Each rejects with a `FailureError`. */
export type CatalogServices = {
  getHome: (signal: AbortSignal) => Promise<Home>;
  listProducts: (request: PageRequest, signal: AbortSignal) => Promise<ProductPage>;
  getProduct: (id: string, signal: AbortSignal) => Promise<Product>;
};

export function provideHome(services: Pick<CatalogServices, "getHome">) {
  return homeMachine.provide({
    actors: { getHome: fromPromise<Home, void>(({ signal }) => services.getHome(signal)) },
  });
}

export function provideCatalog(services: Pick<CatalogServices, "listProducts">) {
  return catalogMachine.provide({
    actors: {
      listProducts: fromPromise<ProductPage, PageRequest>(({ input, signal }) =>
        services.listProducts(input, signal),
      ),
    },
  });
}

export function provideProduct(services: Pick<CatalogServices, "getProduct">) {
  return productMachine.provide({
    actors: {
      getProduct: fromPromise<Product, string>(({ input, signal }) => services.getProduct(input, signal)),
    },
  });
}
