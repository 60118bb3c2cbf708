import type { Product } from "@shop/contract";
import type { Store } from "../../documents/collections.ts";
import { readBuyable } from "../read-buyable.ts";
import type { CatalogSnapshot } from "./catalog-snapshot.ts";
import { selectProducts, type Search } from "./select-products.ts";

const MAX_NEIGHBOURS = 8;
/** Some may be sold out, or at the counter alone, by now. */
const CANDIDATES = 3 * MAX_NEIGHBOURS;

/** What may do instead of a search that finds nothing: the nearest list that has something to buy. */
export async function readNeighbours(
  store: Store,
  snapshot: CatalogSnapshot,
  { query, category }: Search,
  soldOut: ReadonlySet<string>,
): Promise<Product[]> {
  const everything = { category: undefined, filters: {}, query: "", sort: "popularity" } as const;
  const lists: Search[] = [
    ...(query === "" ? [] : [{ ...everything, query, sort: "relevance" as const }]),
    ...(category === undefined ? [] : [{ ...everything, category }]),
    everything,
  ];
  for (const list of lists) {
    const { places } = selectProducts(snapshot, list, soldOut);
    const ids = places
      .filter(({ id }) => !soldOut.has(id))
      .slice(0, CANDIDATES)
      .map(({ id }) => id);
    // The next list is only wanted where this one has nothing.
    // oxlint-disable-next-line no-await-in-loop
    const products = await readBuyable(store, ids, MAX_NEIGHBOURS);
    if (products.length > 0) return products;
  }
  return [];
}
