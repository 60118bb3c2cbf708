import { selectListing, withoutFilters } from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { Box, Flex } from "@chakra-ui/react";
import { FilterChips, Row, SelectField, TextLink } from "@shop/ui";
import { Link, useNavigate } from "react-router";
import { marketplace } from "./texts.ts";
import { FilterButton } from "./filter-button.tsx";
import { filtersOf } from "./filters-of.ts";
import { listingPath } from "./listing-path.ts";
import { SORTS } from "./sorts.ts";

const texts = marketplace.filters;

/** What is in force, each with its way out, and the order of the list. */
export function ChosenFilters() {
  const navigate = useNavigate();
  const listing = useCatalog(selectListing);
  const filters = filtersOf(listing);
  const chips = filters.map(({ text, without }) => ({
    key: text,
    text,
    name: texts.remove(text),
    link: <Link to={listingPath(without)} />,
  }));
  return (
    <Row spread>
      <FilterButton count={filters.length} />
      {/* On a phone below the row of what is chosen from. It stays when its last chip goes, and the focus with it. */}
      <Flex
        align="center"
        gap="2"
        order={{ base: 1, md: 0 }}
        width={{ base: "full", md: "auto" }}
        wrap="wrap"
        _empty={{ display: { base: "none", md: "flex" } }}
      >
        {chips.length > 0 && (
          <>
            <FilterChips chips={chips} label={texts.chosen} />
            <TextLink link={<Link to={listingPath(withoutFilters(listing))} />}>{texts.clear}</TextLink>
          </>
        )}
      </Flex>
      <Box flex={{ base: "1 1 9rem", md: "none" }} minWidth="0">
        <SelectField
          inline
          label={marketplace.sort}
          onChange={({ target }) => {
            const sort = SORTS.find((each) => each.sort === target.value)?.sort;
            if (sort) void navigate(listingPath({ ...listing, sort }));
          }}
          options={SORTS.map(({ sort }) => ({ value: sort, label: marketplace.sortOf(sort, listing.query) }))}
          value={listing.sort}
        />
      </Box>
    </Row>
  );
}
