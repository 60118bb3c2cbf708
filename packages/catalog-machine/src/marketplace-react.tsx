import { useSelector } from "@shop/machine-factories/react";
import { createContext, use } from "react";
import type { CatalogRef, CatalogSnapshot } from "./catalog-machine.ts";
import type { SearchRef } from "./search-machine.ts";

/** The running actors of the marketplace, provided to its parts. */
export type MarketplaceActors = { catalog: CatalogRef; search: SearchRef };

export const MarketplaceContext = createContext<MarketplaceActors | null>(null);

/** @throws without a `MarketplaceContext` above: a programming error, not a state. */
export function useMarketplaceActors(): MarketplaceActors {
  const actors = use(MarketplaceContext);
  if (!actors) throw new Error("MarketplaceContext is missing");
  return actors;
}

export function useCatalog<T>(selector: (snapshot: CatalogSnapshot) => T): T {
  return useSelector(useMarketplaceActors().catalog, selector);
}
