import { selectListing, withoutFilters } from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { FilterChips, Row, SelectField, TextLink } from "@shop/ui";
import { Link, useNavigate } from "react-router";
import { marketplace } from "./texts.ts";
import { filtersOf } from "./filters-of.ts";
import { listingPath } from "./listing-path.ts";
import { SORTS } from "./sorts.ts";

const texts = marketplace.filters;

/** What is in force, each with its way out, and the order of the list. */
export function ChosenFilters() {
  const navigate = useNavigate();
  const listing = useCatalog(selectListing);
  const filters = filtersOf(listing);
  const chips = [
    ...(listing.query === ""
      ? []
      : [{ text: texts.words(listing.query), without: { ...listing, query: "" } }]),
    ...filters,
  ].map(({ text, without }) => ({
    key: text,
    text,
    name: texts.remove(text),
    link: <Link to={listingPath(without)} />,
  }));
  return (
    <Row spread>
      <Row>
        {chips.length > 0 && <FilterChips chips={chips} label={texts.chosen} />}
        {filters.length > 0 && (
          <TextLink link={<Link to={listingPath(withoutFilters(listing))} />}>{texts.clear}</TextLink>
        )}
      </Row>
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
    </Row>
  );
}
