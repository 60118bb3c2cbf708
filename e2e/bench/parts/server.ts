// How many additions the server takes in when many shoppers make them at once, and whether it keeps each of them.
import { withShop } from "../bench-shop.ts";
import { signUpMany, type Caller } from "../caller.ts";
import type { Figure, Part } from "../figures.ts";
import { hammer } from "../hammer.ts";
import { inventedId } from "../invent-catalog.ts";

const PRODUCTS = 300;
const SHOPPERS = 200;
const ADDS = 25;

export const part: Part = {
  title: `The server, ${PRODUCTS} products, ${SHOPPERS} accounts (the caller shares the processors)`,
  measure: () => withShop(PRODUCTS, async ({ origin }) => countAdds(await signUpMany(origin, SHOPPERS))),
};

/** Adds that everybody makes at once, and how many of those that the shop took are not in a cart. */
async function countAdds(shoppers: readonly Caller[]): Promise<Figure[]> {
  const addAll = () => hammer(shoppers, add, { calls: ADDS });
  // Lets the engine compile the code before anything is timed.
  await addAll();
  await Promise.all(
    shoppers.map((caller) =>
      caller.call("httpCartsServices", { method: "clearCart", operationId: crypto.randomUUID() }),
    ),
  );
  const load = await addAll();
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

function add(caller: Caller, turn: number) {
  return caller.call("httpCartsServices", {
    method: "addProductToCart",
    product: { id: inventedId(turn % 5), quantity: 1 },
    operationId: crypto.randomUUID(),
  });
}

async function unitsOf(caller: Caller): Promise<number> {
  const { result } = await caller.call("httpCartsServices", { method: "getCart" });
  // The shape of the cart response is fixed.
  return (result as { totalProducts?: number }).totalProducts ?? Number.NaN;
}
