import type { Listing } from "@shop/catalog-machine/marketplace";
import { money } from "../../../shared/format.ts";
import { marketplace } from "../texts.ts";

const texts = marketplace.filters;

/** The text of one active filter, and the listing without it. */
export type ChosenFilter = { text: string; without: Listing };

/** The active filters, in the order of the panel. */
export function filtersOf(listing: Listing): ChosenFilter[] {
  const { minPrice, maxPrice, brands } = listing;
  return [
    ...(["onOffer", "inStock", "coldChain"] as const).flatMap((name) =>
      listing[name] ? [{ text: texts[name], without: { ...listing, [name]: false } }] : [],
    ),
    ...(minPrice === null
      ? []
      : [{ text: texts.from(money(minPrice)), without: { ...listing, minPrice: null } }]),
    ...(maxPrice === null
      ? []
      : [{ text: texts.to(money(maxPrice)), without: { ...listing, maxPrice: null } }]),
    ...brands.map((name) => ({
      text: name,
      without: { ...listing, brands: brands.filter((brand) => brand !== name) },
    })),
  ];
}
