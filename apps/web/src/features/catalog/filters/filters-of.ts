import type { Listing } from "@shop/catalog-machine/marketplace";
import { money } from "../../../shared/format.ts";
import { marketplace } from "../texts.ts";

const texts = marketplace.filters;

/** One filter of a listing, as the shopper reads it, and the listing without it. */
export type ChosenFilter = { text: string; without: Listing };

/** Every filter that is in force, in the order in which the panel has them. */
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
