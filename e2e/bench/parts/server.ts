// How fast the server answers, alone and with many shoppers at once.
import { inTurn } from "../../in-turn.ts";
import type { ShopProcess } from "../../shop-process.ts";
import { memoryOf, withShop } from "../bench-shop.ts";
import type { Part } from "../bench.ts";
import { signUpMany, type Caller } from "../caller.ts";
import type { Figure } from "../figures.ts";
import { hammer, type Load } from "../hammer.ts";
import { callMethod, METHODS, type Method } from "../methods.ts";
import { inventedId } from "../invent-catalog.ts";

const PRODUCTS = 300;
const SHOPPERS = 200;
const CROWDS = [50, SHOPPERS];
const CROWD_TIME = 2500;
/** Below what one account may call at once, with room for what comes before some calls. */
const IDLE_CALLS = 120;
const ADDS = 25;

export const part: Part = {
  title: `The server, ${PRODUCTS} products, ${SHOPPERS} accounts (the caller shares the processors)`,
  measure: () =>
    withShop(PRODUCTS, async (shop) => {
      const shoppers = await signUpMany(shop.origin, SHOPPERS);
      const atFirst = memoryOf(shop);
      const perMethod = await inTurn(METHODS, (method, place) => timeMethod(method, shoppers, place));
      const adds = await countAdds(shoppers);
      return [...perMethod.flat(), ...adds, ...memory(shop, atFirst)];
    }),
};

async function timeMethod(method: Method, shoppers: readonly Caller[], place: number): Promise<Figure[]> {
  const act = (caller: Caller, turn: number) => callMethod(method, caller, turn);
  const max = method.max ?? Infinity;
  // Another shopper each time, so that nobody calls more than an account may.
  const alone = shoppers.slice(-1 - place).slice(0, 1);
  // What shoppers have to own for it, they own before anything is timed.
  await Promise.all(shoppers.map(async (caller) => method.data(0, caller)));
  const idle = await hammer(alone, act, { calls: Math.min(max, IDLE_CALLS) });
  const figures = [figureOf(method, "at rest", idle)];
  return [
    ...figures,
    ...(await inTurn(CROWDS, async (crowd) =>
      figureOf(
        method,
        `${crowd} shoppers`,
        await hammer(shoppers.slice(0, crowd), act, { forMs: CROWD_TIME, calls: max }),
      ),
    )),
  ];
}

function figureOf(method: Method, crowd: string, load: Load): Figure {
  const { p50, p95, p99, perSecond, errors } = load;
  const isSearch = method.name === "listProducts (search)" && crowd === "at rest";
  return {
    what: `${method.name}, ${crowd}`,
    unit: "ms",
    values: { p50, p95, p99, perSecond, errors },
    ...(isSearch && { target: { value: "p95", max: 10 } }),
  };
}

/** Adds that everybody makes at once, and how many of those that the shop took are not in a cart. */
async function countAdds(shoppers: readonly Caller[]): Promise<Figure[]> {
  await Promise.all(
    shoppers.map((caller) =>
      caller.call("httpCartsServices", { method: "clearCart", operationId: crypto.randomUUID() }),
    ),
  );
  const load = await hammer(
    shoppers,
    (caller, turn) =>
      caller.call("httpCartsServices", {
        method: "addProductToCart",
        product: { id: inventedId(turn % 5), quantity: 1 },
        operationId: crypto.randomUUID(),
      }),
    { calls: ADDS },
  );
  const stored = await Promise.all(shoppers.map(unitsOf));
  const lost = load.calls - load.errors - stored.reduce((total, units) => total + units, 0);
  return [
    {
      what: `adds of ${shoppers.length} shoppers at once`,
      unit: "/s",
      values: { value: load.perSecond },
      target: { value: "value", min: 500 },
    },
    {
      what: `adds of ${shoppers.length} shoppers at once, lost`,
      unit: `of ${load.calls}`,
      values: { value: lost },
      target: { value: "value", max: 0 },
    },
  ];
}

async function unitsOf(caller: Caller): Promise<number> {
  const { result } = await caller.call("httpCartsServices", { method: "getCart" });
  // The shape of the cart response is fixed.
  return (result as { totalProducts?: number }).totalProducts ?? Number.NaN;
}

function memory(shop: ShopProcess, atFirst: number): Figure[] {
  return [{ what: "memory of the server", unit: "MB", values: { before: atFirst, after: memoryOf(shop) } }];
}
