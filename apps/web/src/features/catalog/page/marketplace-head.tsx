import { selectHome } from "@shop/catalog-machine";
import { EVERYTHING, selectListing, type Listing } from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { useHome } from "@shop/catalog-machine/react";
import { Head, PrivateHead } from "../../../shared/head/head.tsx";
import { JsonLd } from "../../../shared/head/json-ld.tsx";
import { trailData } from "../../../shared/head/shop-data.ts";
import { useShopOrigin } from "../../../shared/head/shop-origin.ts";
import { paths } from "../../../shared/paths.ts";
import { head } from "../../../shared/head/texts.ts";
import { shell } from "../../../shared/texts.ts";
import { listingPath } from "../listing-path.ts";
import { useListingTitle } from "./use-listing-title.ts";

/** Search engines index the whole list and each category, but no searched, filtered or sorted list. */
export function MarketplaceHead() {
  const listing = useCatalog(selectListing);
  const home = useHome(selectHome);
  const origin = useShopOrigin();
  const category = home?.categories.find(({ id }) => id === listing.category);
  const title = shell.title(useListingTitle());
  if (!isWhole(listing) || (listing.category !== null && !category)) return <PrivateHead title={title} />;
  if (!category) return <Head description={head.marketplace} path={paths.marketplace} title={title} />;
  const path = paths.category(category.id);
  return (
    <>
      <Head description={head.category(category.name, category.description)} path={path} title={title} />
      <JsonLd
        data={trailData(
          [
            { name: shell.marketplace, path: paths.marketplace },
            { name: category.name, path },
          ],
          origin,
        )}
      />
    </>
  );
}

function isWhole(listing: Listing): boolean {
  return listingPath(listing) === listingPath({ ...EVERYTHING, category: listing.category });
}
