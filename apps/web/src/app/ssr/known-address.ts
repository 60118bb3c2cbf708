import { query } from "../../shared/paths.ts";

/** The parameters that a server-rendered screen reads, in the order of `listingPath`. */
const PARAMETERS = [
  query.category,
  query.search,
  query.brand,
  query.minPrice,
  query.maxPrice,
  query.onOffer,
  query.inStock,
  query.coldChain,
  query.sort,
];

/**
 * The URL of the same page without what no screen reads: unknown parameters, such as those of a campaign, and second
 * values of single parameters.
 * @param address path and query
 */
export function knownAddress(address: string): string {
  const mark = address.indexOf("?");
  if (mark === -1) return address;
  const asked = new URLSearchParams(address.slice(mark));
  const known = PARAMETERS.flatMap((name) => {
    const values = asked.getAll(name);
    return (name === query.brand ? values : values.slice(0, 1)).map((value) => [name, value]);
  });
  const path = address.slice(0, mark);
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
}
