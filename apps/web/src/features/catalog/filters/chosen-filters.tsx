import { selectListing, withoutFilters, type Listing } from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { Box, Flex } from "@chakra-ui/react";
import { CloseIcon, Row, SelectField, Tag, TextLink } from "@shop/ui";
import { Link, useNavigate } from "react-router";
import { money } from "../../../shared/format.ts";
import { marketplace } from "../texts.ts";
import { FilterButton } from "./filter-button.tsx";
import { listingPath } from "../listing-path.ts";
import { SORTS } from "../sorts.ts";

const texts = marketplace.filters;

/** The active filters, each with the link that removes it, and the field that sorts the list. */
export function ChosenFilters() {
  const navigate = useNavigate();
  const listing = useCatalog(selectListing);
  const filters = filtersOf(listing);
  return (
    <Row spread>
      <FilterButton count={filters.length} />
      {/* On a phone below the row of choices. It stays when its last tag is removed, so that the focus has a place. */}
      <Flex
        align="center"
        gap="2"
        order={{ base: 1, md: 0 }}
        width={{ base: "full", md: "auto" }}
        wrap="wrap"
        _empty={{ display: { base: "none", md: "flex" } }}
      >
        {filters.length > 0 && (
          <>
            <Flex aria-label={texts.chosen} as="ul" gap="2" minWidth="0" wrap="wrap">
              {filters.map(({ text, without }) => (
                <Flex as="li" key={text} minWidth="0">
                  <Tag.Root asChild>
                    <Link aria-label={texts.remove(text)} to={listingPath(without)}>
                      <Tag.Label>{text}</Tag.Label>
                      <Tag.EndElement>
                        <CloseIcon />
                      </Tag.EndElement>
                    </Link>
                  </Tag.Root>
                </Flex>
              ))}
            </Flex>
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

/** The text of one active filter, and the listing without it. */
type ChosenFilter = { text: string; without: Listing };

/** The active filters, in the order of the panel. */
function filtersOf(listing: Listing): ChosenFilter[] {
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
