// What grows with the shop: its catalogue, a cart, the orders it has taken.
import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { inTurn } from "../../in-turn.ts";
import type { ShopProcess } from "../../shop-process.ts";
import { withShop } from "../bench-shop.ts";
import { signUpMany, type Answer, type Caller } from "../caller.ts";
import { medianOf, type Figure, type Part } from "../figures.ts";
import { hammer } from "../hammer.ts";
import { frequentWord, inventedId, inventedQuery } from "../invent-catalog.ts";
import { fillCart, orderRequest } from "../fixtures.ts";

const CATALOGUES = [300, 10_000, 100_000];
const CARTS = [1, 100];
const ORDERS = 100_000;
/** How many of them are made at a time. */
const COPIES = 5000;
const CALLS = 100;
const ROUNDS = 7;
const CALLS_A_ROUND = 40;
const FEW_CALLS = 20;
/**
 * Each shopper who comes before the one who is timed makes this many calls, so that the engine has compiled the code:
 * compiling would hide what grows. They are fewer than the shop takes of one shopper, who is refused in no time after.
 */
const CALLS_BEFORE = 500;
const SHOPPERS_BEFORE = 2;
/** Between the smallest and the largest catalogue; log 100,000 / log 300 is 2.0. */
const LOGARITHMIC = 2.1;

const CATALOG = "httpCatalogServices";
type Ask = (caller: Caller, turn: number) => Promise<Answer>;

const PAGES: Record<string, Ask> = {
  "a page of a category": (caller) => caller.call(CATALOG, { method: "listProducts", category: "lacteos" }),
  "a page of a filtered category": (caller) =>
    caller.call(CATALOG, {
      method: "listProducts",
      category: "lacteos",
      filters: { inStock: true, maxPrice: 100 },
      sort: "price",
    }),
  "a page of a search": (caller, turn) =>
    caller.call(CATALOG, { method: "listProducts", query: frequentWord(turn) }),
  // With a number that nobody has searched for, nor any product has: it is read three times, at last for any word.
  "a page of a search of its own": (caller, turn) =>
    caller.call(CATALOG, {
      method: "listProducts",
      query: `${frequentWord(turn)} ${randomInt(1_000_000, 1_000_000_000)}`,
    }),
  suggestions: (caller, turn) =>
    caller.call(CATALOG, { method: "suggest", query: inventedQuery(turn).slice(0, 5) }),
  "a product": (caller, turn) => caller.call(CATALOG, { method: "getProduct", id: inventedId(turn) }),
  "the home": (caller) => caller.call(CATALOG, { method: "getHome" }),
};

/** Its list is cached, and its page as full in the smallest catalogue as in the largest. */
const LOGARITHMIC_PAGE = "a page of a category";

/** They look at every product that is found. In ms at the 95th percentile, by the size of the catalogue. */
const SEARCHES = new Set([
  "a page of a filtered category",
  "a page of a search",
  "a page of a search of its own",
]);
const MAX_SEARCH_MS: Partial<Record<number, number>> = { 10_000: 10, 100_000: 60 };

export const part: Part = {
  title: "Growth",
  measure: async () => [...(await growCatalogue()), ...(await growCartAndOrders())],
};

/** The catalogues take turns: a machine that is slow for a while is slow for all of them. */
async function growCatalogue(): Promise<Figure[]> {
  const each = 1 + SHOPPERS_BEFORE;
  const byPage = await withShops(CATALOGUES, async (shops) => {
    const callers = await inTurn(shops, ({ origin }) => signUpMany(origin, Object.keys(PAGES).length * each));
    return inTurn(Object.values(PAGES), async (ask, place) => {
      const own = callers.map((all) => all.slice(place * each, (place + 1) * each));
      await inTurn(own, ([, ...before]) =>
        inTurn(before, (caller) => hammer([caller], ask, { calls: CALLS_BEFORE })),
      );
      const turn = (round: number) =>
        inTurn(own, ([timed]) =>
          hammer(timed ? [timed] : [], (caller, at) => ask(caller, round * CALLS_A_ROUND + at), {
            calls: CALLS_A_ROUND,
          }),
        );
      return inTurn([...Array(ROUNDS).keys()], turn);
    });
  });
  return Object.keys(PAGES).flatMap((what, place) => {
    const loads = CATALOGUES.map((products, size) => {
      const rounds = byPage[place]?.flatMap((load) => load[size] ?? []) ?? [];
      const values = {
        p50: medianOf(rounds.map(({ p50 }) => p50)),
        p95: medianOf(rounds.map(({ p95 }) => p95)),
        errors: rounds.reduce((total, { errors }) => total + errors, 0),
      };
      return { products, values };
    });
    const p50 = loads.map(({ values }) => values.p50);
    return [
      ...loads.map(({ products, values }) => ({
        what: `${what}, ${products} products`,
        unit: "ms",
        values,
        ...targetOf(what, products),
      })),
      {
        what: `${what}, ${CATALOGUES.at(-1)} products against ${CATALOGUES[0]}`,
        unit: "times",
        values: { p50: (p50.at(-1) ?? Number.NaN) / (p50[0] ?? Number.NaN) },
        ...(what === LOGARITHMIC_PAGE && { target: { value: "p50", max: LOGARITHMIC } }),
      },
    ];
  });
}

function targetOf(what: string, products: number): Pick<Figure, "target"> {
  const max = MAX_SEARCH_MS[products];
  return SEARCHES.has(what) && max !== undefined ? { target: { value: "p95", max } } : {};
}

/** Opens a shop for each size, all of them at the same time. */
function withShops<T>(
  sizes: readonly number[],
  act: (shops: readonly ShopProcess[]) => Promise<T>,
  open: readonly ShopProcess[] = [],
): Promise<T> {
  const [size, ...rest] = sizes;
  if (size === undefined) return act(open);
  return withShop(size, (shop) => withShops(rest, act, [...open, shop]));
}

function growCartAndOrders(): Promise<Figure[]> {
  return withShop(300, async (shop) => {
    const shoppers = await signUpMany(shop.origin, 15);
    const carts = await inTurn(CARTS, (lines, place) => timeCart(shoppers.slice(place, place + 1), lines));
    const few = await timeOrders(shoppers.slice(2, 3), 0);
    await multiplyOrders(shop, ORDERS);
    const many = await timeOrders(shoppers.slice(3, 4), ORDERS);
    return [...carts.flat(), ...few, ...many];
  });
}

async function timeCart(caller: Caller[], lines: number): Promise<Figure[]> {
  const merge = { method: "mergeCart", operationId: randomUUID() };
  const all = Array.from({ length: lines }, (_, place) => ({ id: inventedId(place), quantity: 5 }));
  await hammer(caller, (each) => each.call("httpCartsServices", { ...merge, lines: all }), { calls: 1 });
  const acts: Record<string, Ask> = {
    "reading the cart": (each) => each.call("httpCartsServices", { method: "getCart" }),
    "changing a line": (each, turn) =>
      each.call("httpCartsServices", {
        method: "setProductQuantity",
        product: { id: inventedId(0), quantity: 5 + (turn % 9) },
        operationId: randomUUID(),
      }),
    "the payment summary": (each) => each.call("httpPaymentServices", { method: "getPaymentCart" }),
  };
  return inTurn(Object.entries(acts), async ([what, act]) => {
    const { p50, p95, errors } = await hammer(caller, act, { calls: CALLS });
    return { what: `${what}, ${lines} lines`, unit: "ms", values: { p50, p95, errors } };
  });
}

async function timeOrders(caller: Caller[], others: number): Promise<Figure[]> {
  const place: Ask = async (each) => {
    await fillCart(each);
    return each.call("httpPaymentServices", orderRequest());
  };
  const placed = await hammer(caller, place, { calls: FEW_CALLS });
  const listed = await hammer(caller, (each) => each.call("httpPaymentServices", { method: "listOrders" }), {
    calls: FEW_CALLS,
  });
  const among = `among ${others} orders`;
  return [
    { what: `placing an order, ${among}`, load: placed },
    { what: `the first page of one's orders, ${among}`, load: listed },
  ].map(({ what, load: { p50, p95, errors } }) => ({ what, unit: "ms", values: { p50, p95, errors } }));
}

/**
 * Copies an order that is there under other ids, as those of other shoppers, until there are so many more; some at a
 * time, for a caller that receives nothing meanwhile does not notice that the shop has closed idle connections.
 */
async function multiplyOrders({ dataFolder }: ShopProcess, count: number): Promise<void> {
  const database = new DatabaseSync(join(dataFolder, "shop.sqlite"), { timeout: 30_000 });
  try {
    const copy = database.prepare(
      `WITH RECURSIVE place(n) AS (SELECT ? + 1 UNION ALL SELECT n + 1 FROM place WHERE n < ?)
       INSERT INTO doc_orders (id, doc)
       SELECT 'copia-' || n,
              json_set(doc, '$.id', 'copia-' || n, '$.accountId', 'cuenta-' || (n % 5000))
         FROM place, (SELECT doc FROM doc_orders LIMIT 1)`,
    );
    const starts = Array.from({ length: Math.ceil(count / COPIES) }, (_, turn) => turn * COPIES);
    await inTurn(starts, async (start) => {
      copy.run(start, Math.min(start + COPIES, count));
      await nextTurn();
    });
  } finally {
    database.close();
  }
}
