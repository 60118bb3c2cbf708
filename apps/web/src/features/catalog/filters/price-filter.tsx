import type { Listing } from "@shop/catalog-machine/marketplace";
import { Button, Row, Stack, TextField } from "@shop/ui";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { query } from "../../../shared/paths.ts";
import { marketplace } from "../texts.ts";
import { amountOf, listingPath } from "../listing-path.ts";

const texts = marketplace.filters;

/**
 * The lowest and the highest price. What is typed goes into the URL as it is: `readListing` parses it, and reports what
 * is invalid.
 */
export function PriceFilter({ listing }: { listing: Listing }) {
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const address = new URL(listingPath({ ...listing, minPrice: null, maxPrice: null }), location.origin);
    for (const name of [query.minPrice, query.maxPrice]) {
      const value = typed.get(name);
      const text = typeof value === "string" ? value.trim() : "";
      if (text !== "") address.searchParams.set(name, text);
    }
    void navigate(address.pathname + address.search);
  };
  const min = amountOf(listing.minPrice) ?? "";
  const max = amountOf(listing.maxPrice) ?? "";
  return (
    <form onSubmit={apply}>
      <Stack gap="sm">
        <Row>
          <TextField
            defaultValue={min}
            inputMode="decimal"
            key={`from ${min}`}
            label={texts.minPrice}
            name={query.minPrice}
            htmlSize={6}
          />
          <TextField
            defaultValue={max}
            inputMode="decimal"
            key={`to ${max}`}
            label={texts.maxPrice}
            name={query.maxPrice}
            htmlSize={6}
          />
        </Row>
        <Button width="full" type="submit" variant="outline">
          {texts.applyPrice}
        </Button>
      </Stack>
    </form>
  );
}
