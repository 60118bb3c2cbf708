import { CatalogContext, useCatalog } from "@shop/catalog-machine/marketplace/react";
import { selectErrors, selectTotal, type CatalogRef } from "@shop/catalog-machine/marketplace";
import { KeepFocus, Notice, Page, PageHeading, SkipLink, Split, Stack } from "@shop/ui";
import { marketplace as texts } from "../texts.ts";
import { MarketplaceHead } from "./marketplace-head.tsx";
import { ChosenFilters } from "../filters/chosen-filters.tsx";
import { Filters } from "../filters/filters.tsx";
import { Products } from "../products/products.tsx";
import { useListingTitle } from "./use-listing-title.ts";
import { ListMemories } from "../components/virtualized-list/list-memory.ts";

type MarketplacePageProps = {
  catalog: CatalogRef;
  /** Measurements of the lists shown before, for Back. */
  memories: ListMemories;
};

/** Target of the link that skips the filters. */
const LIST = "productos";

/**
 * Called once, when the route is loaded: the measurements survive leaving this screen. Here so that the class stays in
 * this screen's chunk.
 */
export const createListMemories = () => new ListMemories();

/** All products, searched, filtered and sorted by the URL. */
export function MarketplacePage({ catalog, memories }: MarketplacePageProps) {
  return (
    <CatalogContext value={catalog}>
      <Page>
        <MarketplaceHead />
        <SkipLink target={LIST}>{texts.skip}</SkipLink>
        <Heading />
        <KeepFocus>
          <Split aside={<Filters />} side="start">
            <Stack gap={{ base: "xs", md: "sm" }}>
              <ValidationErrors />
              <ChosenFilters />
              <div id={LIST} tabIndex={-1}>
                <Products memories={memories} />
              </div>
            </Stack>
          </Split>
        </KeepFocus>
      </Page>
    </CatalogContext>
  );
}

function Heading() {
  const title = useListingTitle();
  const total = useCatalog(selectTotal);
  return (
    <PageHeading aside={<output>{total === null ? "" : texts.found(total)}</output>}>{title}</PageHeading>
  );
}

/** Which parts of the URL were corrected. */
function ValidationErrors() {
  const errors = useCatalog(selectErrors);
  if (errors.length === 0) return null;
  return (
    <Notice status="warning">
      {errors.map((error) => (
        <p key={error}>{texts.errors[error]}</p>
      ))}
    </Notice>
  );
}
