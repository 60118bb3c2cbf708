import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Product, ProductSort } from "@shop/contract";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { aCategory, aProduct } from "../../testing/samples.ts";
import { readCatalogState, writeCatalogState } from "../stored/catalog-state.ts";
import { createCatalogCache } from "./catalog-cache.ts";
import { searchProducts } from "./search-products.ts";

/** A third of the products in this test never change; the others do all the time. */
const NAMES = ["Pan de caja", "Pan dulce", "Leche", "Queso", "Pan y queso", "Agua"];
const steady = (at: number) => at % 3 === 0;
const ids = Array.from({ length: 18 }, (_, at) => `p${at}`);

/** A change of one product between two pages; removed if it has no price. */
const change = fc.record({
  at: fc.integer({ min: 0, max: ids.length - 1 }).filter((at) => !steady(at)),
  price: fc.option(fc.integer({ min: 1, max: 9 })),
  stock: fc.integer({ min: 0, max: 2 }),
  name: fc.integer({ min: 0, max: NAMES.length - 1 }),
});
type Change = { at: number; price: number | null; stock: number; name: number };

/** What happens between two pages; a catalogue is announced, or only stock and prices change. */
const between = fc.record({ changes: fc.array(change, { maxLength: 4 }), announced: fc.boolean() });

const asked = fc.record({
  query: fc.constantFrom("", "pan", "queso", "paan"),
  sort: fc.constantFrom<ProductSort>("relevance", "price", "priceDesc", "unitPrice", "name", "newest"),
  limit: fc.integer({ min: 1, max: 5 }),
});

/**
 * The guarantee: an unchanged product that a search finds is on exactly one of its pages, independent of changes to
 * other products and of the instance that answers. By relevance it holds for one version of the catalogue: a score
 * depends on all products with a word.
 */
test("an unchanged product is on exactly one page, whatever happens to others between pages", async () => {
  await fc.assert(
    fc.asyncProperty(asked, fc.array(between, { minLength: 1, maxLength: 4 }), async (search, planned) => {
      const isRanked = search.query !== "" && search.sort === "relevance";
      const events = planned.map((each) => ({ ...each, announced: each.announced && !isRanked }));
      const shop = await openShop({
        categories: [aCategory({ id: "abarrotes" })],
        products: ids.map((id, at) => productAt(id, at)),
      });
      const before = await pagesOf(shop, search, []);
      const during = await pagesOf(shop, search, events);
      const unchanged = (all: string[]) => all.filter((id) => steady(ids.indexOf(id))).toSorted();
      expect(unchanged(during)).toEqual(unchanged(before));
      expect(new Set(before).size).toBe(before.length);
    }),
    { numRuns: 60 },
  );
});

function productAt(id: string, at: number): Product {
  return aProduct({
    id,
    name: NAMES[at % NAMES.length] ?? "",
    price: 1 + (at % 5),
    ...(at % 2 === 0 ? { addedOn: `2026-11-0${1 + (at % 4)}` } : {}),
  });
}

/** Every page until the end, each from an instance of its own or from the one before. */
async function pagesOf(
  shop: TestShop,
  search: { query: string; sort: ProductSort; limit: number },
  [event, ...later]: { changes: Change[]; announced: boolean }[],
  cursor?: string,
  cache = createCatalogCache(shop.store, () => new Date()),
): Promise<string[]> {
  const page = await searchProducts(shop.store, cache, {
    ...search,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const found = page.products.map(({ id }) => id);
  if (page.nextCursor === undefined) return found;
  if (event) await happen(shop, event);
  const next = event?.announced ? createCatalogCache(shop.store, () => new Date()) : cache;
  return [...found, ...(await pagesOf(shop, search, later, page.nextCursor, next))];
}

async function happen(
  { store, stock: write }: TestShop,
  { changes, announced }: { changes: Change[]; announced: boolean },
) {
  const unchanged = changes.filter(({ price }) => price !== null);
  await write(
    unchanged.map(({ at, price, stock, name }) => ({
      ...productAt(`p${at}`, at),
      price: price ?? 1,
      stock,
      name: NAMES[name] ?? "",
    })),
    changes.filter(({ price }) => price === null).map(({ at }) => `p${at}`),
  );
  if (!announced) return;
  const { version } = await readCatalogState(store);
  await store.transaction(async (tx) => writeCatalogState(tx, { version: version + 1 }));
}
