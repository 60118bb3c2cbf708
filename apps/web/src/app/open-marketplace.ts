import {
  provideCatalog,
  provideSearch,
  type CatalogRef,
  type SearchRef,
} from "@shop/catalog-machine/marketplace";
import type { CatalogServices } from "@shop/catalog-machine";
import { createActor } from "xstate";
import { readListing } from "../features/catalog/read-listing.ts";
import type { App } from "./create-app.ts";

export type Marketplace = {
  actors: { catalog: CatalogRef; search: SearchRef };
  /** Shows what an address asks for. */
  visit: (params: URLSearchParams) => void;
};

/**
 * Starts the machines of the marketplace in the system of the root, for as long as the page lives: the root does not
 * know them, so that their code need not be there before somebody opens the marketplace. One that fails by a
 * fault of its own takes the root with it, as those do that the root itself runs.
 */
export function openMarketplace(
  app: App,
  services: Pick<
    CatalogServices,
    "listProducts" | "suggest" | "watchNetwork" | "endlessLists" | "recentSearches"
  >,
): Marketplace {
  const catalog = createActor(provideCatalog(services), {
    id: "catalog",
    systemId: "catalog",
    parent: app,
    input: { isEndless: services.endlessLists.read() },
  });
  const search = createActor(provideSearch(services), {
    id: "search",
    systemId: "search",
    parent: app,
    input: { recent: services.recentSearches.read() },
  });
  catalog.start();
  search.start();
  return {
    actors: { catalog, search },
    visit: (params) => {
      const { listing, errors } = readListing(params);
      search.send({ type: "search.show", words: listing.query });
      catalog.send({ type: "catalog.browse", listing, errors, now: Date.now() });
    },
  };
}
