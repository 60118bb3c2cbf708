import { selectHome } from "@shop/catalog-machine";
import {
  selectDidYouMean,
  selectIsReading,
  selectIsUpdating,
  selectListing,
  selectProducts,
  selectTotal,
} from "@shop/catalog-machine/marketplace";
import type { ProductList } from "./to-events.ts";

/** The products on the home screen, and the list's name in reports. */
export function homeList(snapshot: Parameters<typeof selectHome>[0]): ProductList {
  return { id: "inicio", name: "Inicio", products: selectHome(snapshot)?.featured ?? [] };
}

/** The products in the marketplace, named by their category; null while a newer list is pending. */
export function marketplaceList(snapshot: Parameters<typeof selectProducts>[0]): ProductList | null {
  if (selectIsReading(snapshot) || selectIsUpdating(snapshot)) return null;
  const { category, query } = selectListing(snapshot);
  const id = query === "" ? (category ?? "marketplace") : "busqueda";
  return {
    id,
    name: query === "" ? (category ?? "Marketplace") : "Búsqueda",
    products: selectProducts(snapshot),
  };
}

/** The search term with results, as typed; null without a search, or while it is pending. */
export function foundTerm(snapshot: Parameters<typeof selectProducts>[0]): string | null {
  const isKnown = !selectIsReading(snapshot) && !selectIsUpdating(snapshot);
  const isFound = (selectTotal(snapshot) ?? 0) > 0 && selectDidYouMean(snapshot) === null;
  const { query } = selectListing(snapshot);
  return query !== "" && isKnown && isFound ? query : null;
}
