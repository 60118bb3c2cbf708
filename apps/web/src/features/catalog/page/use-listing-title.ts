import { selectHome } from "@shop/catalog-machine";
import { selectListing } from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { useHome } from "@shop/catalog-machine/react";
import { marketplace } from "../texts.ts";

/** The title of a list: the search words, the category, or the marketplace. */
export function useListingTitle(): string {
  const { query, category: id } = useCatalog(selectListing);
  const home = useHome(selectHome);
  const category = home?.categories.find((each) => each.id === id)?.name;
  return query === "" ? (category ?? marketplace.title) : marketplace.searched(query, category);
}
