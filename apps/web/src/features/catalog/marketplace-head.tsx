import { selectHome } from "@shop/catalog-machine";
import { EVERYTHING, selectListing, type Listing } from "@shop/catalog-machine/marketplace";
import { useCatalog } from "@shop/catalog-machine/marketplace/react";
import { useHome } from "@shop/catalog-machine/react";
import { Head, PrivateHead } from "../../head/head.tsx";
import { JsonLd } from "../../head/json-ld.tsx";
import { trailData } from "../../head/shop-data.ts";
import { useShopOrigin } from "../../head/shop-origin.ts";
import { paths } from "../../paths.ts";
import { head } from "../../texts/head.ts";
import { marketplace as texts } from "../../texts/marketplace.ts";
import { shell } from "../../texts/shell.ts";
import { listingPath } from "../../marketplace/listing-path.ts";

/** The whole shop and each aisle are to be found; what a shopper searches, filters or sorts is theirs. */
export function MarketplaceHead() {
  const listing = useCatalog(selectListing);
  const home = useHome(selectHome);
  const origin = useShopOrigin();
  const aisle = home?.categories.find(({ id }) => id === listing.category);
  const title = shell.title(aisle ? aisle.name : texts.title);
  if (!isWhole(listing) || (listing.category !== null && !aisle)) return <PrivateHead title={title} />;
  if (!aisle) return <Head description={head.marketplace} path={paths.marketplace} title={title} />;
  const path = paths.category(aisle.id);
  return (
    <>
      <Head description={head.aisle(aisle.name, aisle.description)} path={path} title={title} />
      <JsonLd
        data={trailData(
          [
            { name: shell.marketplace, path: paths.marketplace },
            { name: aisle.name, path },
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
