import { EVERYTHING, selectDidYouMean } from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { TextLink } from "@shop/ui";
import { Link } from "react-router";
import { marketplace } from "../texts.ts";
import { listingPath } from "../listing-path.ts";

/** Suggests words of this catalogue for a likely typo. */
export function DidYouMean() {
  const words = useCatalog(selectDidYouMean);
  if (words === null) return null;
  return (
    <p>
      <span>{marketplace.didYouMean}</span>{" "}
      <TextLink link={<Link to={listingPath({ ...EVERYTHING, query: words })} />}>{words}</TextLink>
      <span>?</span>
    </p>
  );
}
