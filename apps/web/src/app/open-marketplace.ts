import {
  provideCatalog,
  provideSearch,
  type CatalogRef,
  type SearchRef,
} from "@shop/catalog-machine/marketplace";
import type { CatalogServices } from "@shop/catalog-machine";
import { readListing } from "../features/catalog/read-listing.ts";
import type { MarketplaceActors } from "./app-setup.ts";
import type { App } from "./create-app.ts";

type MarketplaceServices = Pick<
  CatalogServices,
  "listProducts" | "suggest" | "watchNetwork" | "endlessLists" | "recentSearches"
>;

export type Marketplace = {
  actors: { catalog: CatalogRef; search: SearchRef };
  /** Shows what an address asks for. */
  visit: (params: URLSearchParams) => void;
};

export function provideMarketplace(services: MarketplaceServices): MarketplaceActors {
  return { catalog: provideCatalog(services), search: provideSearch(services) };
}

/**
 * Brings the root the machines of the marketplace, which it runs from then on for as long as the page lives: their
 * code need not be there before somebody opens the marketplace.
 */
export function openMarketplace(app: App, services: MarketplaceServices): Marketplace {
  Object.assign(app.logic.implementations.actors, provideMarketplace(services));
  app.send({
    type: "marketplace.open",
    isEndless: services.endlessLists.read(),
    recent: services.recentSearches.read(),
  });
  const { catalog, search } = app.getSnapshot().children;
  if (!catalog || !search) throw new Error("the app actor is not running");
  return {
    actors: { catalog, search },
    visit: (params) => {
      const { listing, errors } = readListing(params);
      search.send({ type: "search.show", words: listing.query });
      catalog.send({ type: "catalog.browse", listing, errors, now: Date.now() });
    },
  };
}
