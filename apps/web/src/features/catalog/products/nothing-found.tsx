import {
  EVERYTHING,
  isFiltered,
  selectListing,
  selectNeighbours,
  withoutFilters,
} from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { EmptyState, LinkButton, Row, Stack } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { ProductList } from "../../product/index.ts";
import { marketplace } from "../texts.ts";
import { DidYouMean } from "./did-you-mean.tsx";
import { listingPath } from "../listing-path.ts";

const texts = marketplace.empty;

/** An empty list: why, and links to products nearby. */
export function NothingFound() {
  const listing = useCatalog(selectListing);
  const neighbours = useCatalog(selectNeighbours);
  const { query, category } = listing;
  const isNarrow = isFiltered(listing);
  const links = [
    ...(isNarrow ? [{ text: texts.withoutFilters, to: listingPath(withoutFilters(listing)) }] : []),
    ...(query !== "" && category !== null
      ? [{ text: texts.everywhere(query), to: listingPath({ ...EVERYTHING, query }) }]
      : []),
    { text: texts.all, to: paths.marketplace },
  ];
  const [heading, text] = isNarrow
    ? [texts.filtered, texts.filteredText]
    : query === ""
      ? [texts.emptyCategory, texts.categoryText]
      : [texts.search(query), texts.text];
  return (
    <Stack gap="xl">
      <EmptyState heading={heading} text={text}>
        <Stack gap="md">
          <DidYouMean />
          <Row>
            {links.map((link, place) => (
              <LinkButton
                key={link.to}
                link={<Link to={link.to} />}
                overflowWrap="anywhere" // it may hold what was typed
                variant={place === 0 ? "solid" : "outline"}
              >
                {link.text}
              </LinkButton>
            ))}
          </Row>
        </Stack>
      </EmptyState>
      <ProductList heading={texts.neighbours} products={neighbours} />
    </Stack>
  );
}
