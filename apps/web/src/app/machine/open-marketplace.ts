import {
  provideCatalog,
  provideSearch,
  selectHasMore,
  selectReason,
  type CatalogRef,
  type CatalogSnapshot,
  type SearchRef,
} from "@shop/catalog-machine/marketplace";
import type { CatalogServices } from "@shop/catalog-machine";
import { waitFor } from "xstate";
import { readListing } from "../../features/catalog/read-listing.ts";
import type { MarketplaceActors } from "./app-machine.ts";
import { provideLate, type App } from "./create-app.ts";

type MarketplaceServices = Pick<
  CatalogServices,
  "listProducts" | "suggest" | "watchNetwork" | "endlessLists" | "shownCounts" | "recentSearches"
>;

export type Marketplace = {
  actors: { catalog: CatalogRef; search: SearchRef };
  /** Shows the listing of a URL. */
  visit: (params: URLSearchParams) => void;
  /**
   * Resolves when the list has as many products as this tab showed before: at once for a new list. Rejects when the
   * signal is aborted.
   */
  readBack: (signal: AbortSignal) => Promise<void>;
};

export function provideMarketplace(services: MarketplaceServices): MarketplaceActors {
  return { catalog: provideCatalog(services), search: provideSearch(services) };
}

/**
 * Lets the root run the machines of the marketplace until the page is closed. Called by the first visit, which loads
 * their code; the root is running already, as for `openCheckout`.
 */
export function openMarketplace(app: App, services: MarketplaceServices): Marketplace {
  provideLate(app, provideMarketplace(services));
  app.send({
    type: "marketplace.open",
    isEndless: services.endlessLists.read(),
    recent: services.recentSearches.read(),
  });
  const { catalog, search } = app.getSnapshot().children;
  if (!catalog || !search) throw new Error("the app actor is not running");
  catalog.subscribe({
    next: ({ context: { list } }) => {
      if (list) services.shownCounts.write(list.key, list.products.length);
    },
    // The screen shows the failure.
    error: () => undefined,
  });
  return {
    actors: { catalog, search },
    visit: (params) => {
      const { listing, errors } = readListing(params);
      search.send({ type: "search.show", words: listing.query });
      catalog.send({ type: "catalog.browse", listing, errors, now: Date.now() });
    },
    readBack: async (signal) => {
      const count = services.shownCounts.read(catalog.getSnapshot().context.key);
      if (count > 0) await readUpTo(count, catalog, signal);
    },
  };
}

/** Loads page after page until the list has so many products, or is complete, or a page fails. */
async function readUpTo(count: number, catalog: CatalogRef, signal: AbortSignal): Promise<void> {
  const isThere = ({ context: { list, key } }: CatalogSnapshot) =>
    list?.key === key && list.products.length >= count;
  const isIdle = (snapshot: CatalogSnapshot) => snapshot.matches("ready") || snapshot.matches("failed");
  const snapshot = await waitFor(catalog, (each) => isThere(each) || isIdle(each), { signal });
  if (isThere(snapshot) || !selectHasMore(snapshot) || selectReason(snapshot)) return;
  catalog.send({ type: "catalog.more" });
  await readUpTo(count, catalog, signal);
}
