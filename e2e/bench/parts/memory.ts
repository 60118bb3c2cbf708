// What the server holds after a minute of additions, and after it has rested.
import { setTimeout as pause } from "node:timers/promises";
import { memoryOf, withShop } from "../bench-shop.ts";
import { signUpMany, type Caller } from "../caller.ts";
import type { Figure, Part } from "../figures.ts";
import { hammer } from "../hammer.ts";
import { inventedId } from "../invent-catalog.ts";

const PRODUCTS = 300;
const SHOPPERS = 96;
const MINUTE = 60_000;
/** How long the server has nothing to do before it is looked at again, in ms. */
const REST = 15_000;
/** In MB. */
const MOST = 200;

export const part: Part = {
  title: `Memory of the server: a minute of additions by ${SHOPPERS} accounts`,
  measure: () =>
    withShop(PRODUCTS, async (shop) => {
      const atFirst = memoryOf(shop);
      const shoppers = await signUpMany(shop.origin, SHOPPERS);
      const signedUp = memoryOf(shop);
      const { perSecond, p50, p99, errors, calls } = await hammer(shoppers, add, { forMs: MINUTE });
      const after = memoryOf(shop);
      await pause(REST);
      return [
        {
          what: "additions",
          unit: "ms",
          values: { perSecond, p50, p99, calls, errors },
          target: { value: "perSecond", min: 500 },
        },
        memory("when it has opened", atFirst),
        memory(`when ${SHOPPERS} accounts have signed up`, signedUp),
        { ...memory("after the minute", after), target: { value: "value", max: MOST } },
        memory(`after ${REST / 1000} s of rest`, memoryOf(shop)),
      ];
    }),
};

/** Twenty lines, emptied before they reach what a cart takes of a product. */
function add(caller: Caller, turn: number) {
  const operationId = crypto.randomUUID();
  return turn % 200 === 199
    ? caller.call("httpCartsServices", { method: "clearCart", operationId })
    : caller.call("httpCartsServices", {
        method: "addProductToCart",
        product: { id: inventedId(turn % 20), quantity: 1 },
        operationId,
      });
}

function memory(what: string, value: number): Figure {
  return { what: `memory ${what}`, unit: "MB", values: { value } };
}
