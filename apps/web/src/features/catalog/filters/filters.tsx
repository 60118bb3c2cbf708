import { selectHome } from "@shop/catalog-machine";
import { EVERYTHING, selectFacets, selectListing, type Listing } from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { useHome } from "@shop/catalog-machine/react";
import type { Facets } from "@shop/contract";
import { Checkbox, TabsNav } from "@shop/ui";
import { Suspense } from "react";
import { Link, useNavigate } from "react-router";
import { number } from "../../../shared/format.ts";
import { marketplace } from "../texts.ts";
import { BrandFilter } from "./brand-filter.tsx";
import { listingPath } from "../listing-path.ts";
import { PriceFilter } from "./price-filter.tsx";
import { FilterGroup } from "../components/filter-panel/filter-group.tsx";
import { FilterPanel } from "../components/filter-panel/filter-panel.tsx";

const texts = marketplace.filters;

const SWITCHES = ["onOffer", "inStock", "coldChain"] as const;

/** The filters of the list: beside it, or in a sheet on a phone. */
export function Filters() {
  const listing = useCatalog(selectListing);
  const facets = useCatalog(selectFacets);
  return (
    <FilterPanel
      label={texts.title}
      top={
        <Suspense>
          <Categories facets={facets} listing={listing} />
        </Suspense>
      }
    >
      <Suspense>
        <FilterGroups />
      </Suspense>
    </FilterPanel>
  );
}

/** Every choice changes the URL, so that Back undoes it. */
export function FilterGroups() {
  const navigate = useNavigate();
  const listing = useCatalog(selectListing);
  const facets = useCatalog(selectFacets);
  const choose = (change: Partial<Listing>) => void navigate(listingPath({ ...listing, ...change }));
  return (
    <>
      <FilterGroup legend={texts.availability}>
        {SWITCHES.map((filter) => (
          <Checkbox
            checked={listing[filter]}
            detail={facets && number(facets.switches[filter])}
            key={filter}
            label={texts[filter]}
            onChange={({ target }) => choose({ [filter]: target.checked })}
          />
        ))}
      </FilterGroup>
      <FilterGroup legend={texts.price}>
        <PriceFilter listing={listing} />
      </FilterGroup>
      {facets && facets.brands.length > 0 && (
        <FilterGroup legend={texts.brands}>
          <BrandFilter
            brands={facets.brands}
            chosen={listing.brands}
            onChoose={(brands) => choose({ brands })}
          />
        </FilterGroup>
      )}
    </>
  );
}

/** Another category keeps the search words and the sort, but not the filters, which depend on the category. */
function Categories({ listing, facets }: { listing: Listing; facets: Facets | null }) {
  const home = useHome(selectHome);
  const { category: chosen, query, sort } = listing;
  const to = (category: string | null) => (
    <Link
      {...(chosen === category ? { "aria-current": "page" } : {})}
      to={listingPath({ ...EVERYTHING, category, query, sort })}
    />
  );
  const counts = facets && new Map(facets.categories.map(({ id, count }) => [id, count]));
  // A category without a match has no count.
  const categories = (home?.categories ?? facets?.categories ?? []).filter(
    ({ id }) => counts?.has(id) ?? true,
  );
  return (
    <TabsNav
      items={[
        { link: to(null), label: marketplace.everything },
        ...categories.map(({ id, name }) => ({
          link: to(id),
          label: name,
          detail: counts ? number(counts.get(id) ?? 0) : undefined,
        })),
      ]}
      label={marketplace.categories}
      side
    />
  );
}
