// How fast a page of search results is in a large catalogue, and what its index costs; `processor` is the mean work of
// the server for a page, also on a machine that others use.
import { inTurn } from "../../in-turn.ts";
import type { ShopProcess } from "../../shop-process.ts";
import { memoryOf, processorTimeOf, withShop } from "../bench-shop.ts";
import { signUpMany, type Answer, type Caller } from "../caller.ts";
import type { Figure, Part } from "../figures.ts";
import { hammer } from "../hammer.ts";
import { BRANDS, inventedName, inventedQuery } from "../invent-catalog.ts";

/** In ms, at the 95th percentile. */
const TARGETS = [
  { products: 327, max: 15 },
  { products: 20_000, max: 15 },
];
const CALLS = 100;
/** Let the engine compile the code before anything is timed. */
const CALLS_BEFORE = 100;

const CATALOG = "httpCatalogServices";

type Search = { query: string; filters?: object; sort?: string };

const wordOf = (turn: number) => inventedQuery(turn).split(" ")[0] ?? "";
const brandOf = (turn: number) => BRANDS[turn % BRANDS.length] ?? "";

const SEARCHES: Record<string, (turn: number) => Search> = {
  "one word": (turn) => ({ query: wordOf(turn) }),
  "two words": (turn) => ({ query: inventedQuery(turn) }),
  "three words": (turn) => ({ query: inventedName(turn) }),
  "three words that no product has together": (turn) => ({
    query: `${wordOf(turn)} ${wordOf(turn + 1)} ${brandOf(turn).split(" ").at(-1)}`,
  }),
  "two letters": (turn) => ({ query: wordOf(turn).slice(0, 2) }),
  "the beginning of a word": (turn) => ({ query: wordOf(turn).slice(0, 4) }),
  "two words, a typo in the first": (turn) => ({ query: withTypo(inventedQuery(turn)) }),
  "two words, one of which nobody sells": (turn) => ({ query: `${wordOf(turn)} xilófono` }),
  "one word, filtered": (turn) => ({
    query: wordOf(turn),
    filters: { inStock: true, brands: [brandOf(turn)] },
  }),
  "one word, by price": (turn) => ({ query: wordOf(turn), sort: "price" }),
  "no word, filtered, by price": () => ({ query: "", filters: { inStock: true }, sort: "price" }),
};

export const part: Part = {
  title: "Pages of search results, each list asked for the first time",
  measure: async () =>
    (
      await inTurn(TARGETS, ({ products, max }) => withShop(products, (shop) => measure(shop, products, max)))
    ).flat(),
};

async function measure(shop: ShopProcess, products: number, max: number): Promise<Figure[]> {
  const among = `${products} products`;
  const callers = await signUpMany(shop.origin, 2 * (Object.keys(SEARCHES).length + 1));
  const before = memoryOf(shop);
  const built = await buildIndex(callers[0], callers[1]);
  const after = memoryOf(shop);
  const pages = await inTurn(Object.entries(SEARCHES), async ([what, search], place) => {
    const [early, timed] = callers.slice(2 * place + 2, 2 * place + 4);
    const ask = (caller: Caller, turn: number) => askPage(caller, turn, search(turn));
    if (early) await hammer([early], ask, { calls: CALLS_BEFORE });
    const worked = processorTimeOf(shop);
    const { p50, p95, errors } = await hammer(
      timed ? [timed] : [],
      (caller, turn) => ask(caller, CALLS_BEFORE + turn),
      { calls: CALLS },
    );
    const processor = (processorTimeOf(shop) - worked) / CALLS;
    return {
      what: `${what}, ${among}`,
      unit: "ms",
      values: { p50, p95, processor, errors },
      target: { value: "p95", max },
    };
  });
  return [
    ...pages,
    { what: `the index, ${among}`, unit: "ms", values: built },
    { what: `memory of the server, ${among}`, unit: "MB", values: { before, after, atEnd: memoryOf(shop) } },
  ];
}

/** A highest price of its own, above all others, makes a list that nobody has asked for. */
function askPage(caller: Caller, turn: number, { filters, ...search }: Search): Promise<Answer> {
  return caller.call(CATALOG, {
    method: "listProducts",
    ...search,
    filters: { maxPrice: 1000 + turn / 100, ...filters },
  });
}

/** The first search has the index built. @returns how long it takes, and the longest that another call has to wait */
async function buildIndex(first?: Caller, other?: Caller): Promise<{ built: number; longestWait: number }> {
  if (!first || !other) throw new Error("nobody calls");
  let isBuilt = false;
  const building = askPage(first, 0, { query: "arroz" }).finally(() => {
    isBuilt = true;
  });
  const longestWait = await waitWhile(() => !isBuilt, other);
  return { built: (await building).ms, longestWait };
}

async function waitWhile(isBuilding: () => boolean, caller: Caller, max = 0): Promise<number> {
  if (!isBuilding()) return max;
  const { ms } = await caller.call(CATALOG, { method: "getCategories" });
  return waitWhile(isBuilding, caller, Math.max(max, ms));
}

/** The third letter is missing. */
function withTypo(query: string): string {
  return query.slice(0, 2) + query.slice(3);
}
