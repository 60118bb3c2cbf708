// The server: its start, how many additions it accepts and stores, its memory, its searches.
import { execFileSync } from "node:child_process";
import { inTurn } from "../../in-turn.ts";
import type { ShopProcess } from "../../shop-process.ts";
import { withShop } from "../bench-shop.ts";
import { callAll, Caller, type Answer } from "../caller.ts";
import { percentile, type Figure, type Part } from "../figures.ts";
import { inventedId, inventedQuery } from "../invent-catalog.ts";

/** In the shop that is searched, and in the one that takes additions. */
const SEARCHED = 20_000;
const SOLD = 300;
const SEARCHES = 100;
const SHOPPERS = 96;
const MINUTE = 60_000;
/** Additions of each shopper whose units are counted afterwards. */
const COUNTED = 25;

export const part: Part = {
  title: "The server (the caller shares the processors)",
  measure: async () => [
    ...(await withShop(SEARCHED, timeSearches)),
    ...(await withShop(SOLD, async (shop) => [
      ...(await countAdditions(await Caller.signUp(shop.origin, SHOPPERS))),
      memoryOf(shop),
      await timeStart(shop),
    ])),
  ],
};

/** Each request is for a new list: a different maximum price, above all prices, avoids the cache. */
const searches: Record<string, (turn: number) => object> = {
  "one word": (turn) => ({ query: inventedQuery(turn).split(" ")[0] }),
  "two words": (turn) => ({ query: inventedQuery(turn) }),
  "two words, a letter missing": (turn) => ({ query: inventedQuery(turn).replace(/^(..)./, "$1") }),
  "the beginning of a word": (turn) => ({ query: inventedQuery(turn).slice(0, 3) }),
  "one word, by price": (turn) => ({ query: inventedQuery(turn).split(" ")[0], sort: "price" }),
};

async function timeSearches({ origin }: ShopProcess): Promise<Figure[]> {
  const shoppers = await Caller.signUp(origin, 2 * Object.keys(searches).length);
  return inTurn(Object.entries(searches), async ([what, search], place) => {
    const ask = (caller: Caller, turn: number) =>
      caller.call("httpCatalogServices", {
        method: "listProducts",
        filters: { maxPrice: 1000 + turn / 100 },
        ...search(turn),
      });
    // The first shopper warms the engine up; a shop limits the calls of one shopper.
    const [early, timed] = shoppers.slice(2 * place, 2 * place + 2).map((caller) => [caller]);
    await callAll(early ?? [], ask, { calls: SEARCHES });
    const later = (caller: Caller, turn: number) => ask(caller, SEARCHES + turn);
    const { times, errors } = await callAll(timed ?? [], later, { calls: SEARCHES });
    if (errors > 0) throw new Error(`${errors} of the searches by ${what} failed`);
    return {
      what: `${SEARCHED} products, by ${what}, 95 of 100 within`,
      value: percentile(times, 0.95),
      unit: "ms",
      max: 15,
    };
  });
}

/** A minute of additions, and whether each of some more is in a cart. */
async function countAdditions(shoppers: readonly Caller[]): Promise<Figure[]> {
  const load = await callAll(shoppers, add, { forMs: MINUTE });
  await Promise.all(shoppers.map(clear));
  const counted = await callAll(shoppers, add, { calls: COUNTED });
  const units = await Promise.all(
    shoppers.map(async (caller) => {
      const { result } = await caller.call("httpCartsServices", { method: "getCart" });
      // The specification prescribes the cart response.
      return (result as { totalProducts?: number }).totalProducts ?? Number.NaN;
    }),
  );
  const kept = units.reduce((total, count) => total + count, 0);
  return [
    {
      what: `confirmed additions of ${SHOPPERS} accounts, for a minute`,
      value: load.perSecond,
      unit: "/s",
      min: 1000,
    },
    { what: "one addition, 99 of 100 within", value: percentile(load.times, 0.99), unit: "ms" },
    { what: "additions that failed", value: load.errors + counted.errors, unit: "", max: 0 },
    { what: "additions that were confirmed and lost", value: counted.times.length - kept, unit: "", max: 0 },
  ];
}

/** Twenty lines, emptied before they reach what a cart takes of a product. */
function add(caller: Caller, turn: number): Promise<Answer> {
  if (turn % 200 === 199) return clear(caller);
  const product = { id: inventedId(turn % 20), quantity: 1 };
  const operationId = crypto.randomUUID();
  return caller.call("httpCartsServices", { method: "addProductToCart", product, operationId });
}

function clear(caller: Caller): Promise<Answer> {
  return caller.call("httpCartsServices", { method: "clearCart", operationId: crypto.randomUUID() });
}

/** RSS, as reported by `ps` on Linux and macOS. */
function memoryOf({ pid }: ShopProcess): Figure {
  const kilobytes = Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }));
  return { what: "memory after that", value: kilobytes / 1024, unit: "MB", max: 200 };
}

async function timeStart(shop: ShopProcess): Promise<Figure> {
  await shop.close();
  const start = performance.now();
  await shop.start();
  return {
    what: "from a start to the first answer",
    value: performance.now() - start,
    unit: "ms",
    max: 1500,
  };
}
