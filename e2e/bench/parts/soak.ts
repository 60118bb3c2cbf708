// Ten minutes of shopping: memory and answers have to stay what they were.
import { inTurn } from "../../in-turn.ts";
import { memoryOf, withShop } from "../bench-shop.ts";
import { signUpMany, type Caller } from "../caller.ts";
import type { Figure, Part } from "../figures.ts";
import { hammer } from "../hammer.ts";
import { callMethod, METHODS } from "../methods.ts";

const MINUTES = 10;
const SHOPPERS = 100;
/** A shopper looks at what came before they go on. */
const DELAY = 150;
/** How much the last minute may be above the third; in the first two everything gets warm. */
const FLAT = 1.25;

export const part: Part = {
  title: `A soak: ${SHOPPERS} shoppers for ${MINUTES} minutes`,
  measure: () =>
    withShop(10_000, async (shop) => {
      const shoppers = await signUpMany(shop.origin, SHOPPERS);
      const minutes = await inTurn(Array.from({ length: MINUTES }), async (_, minute) => {
        const load = await hammer(shoppers, shopAround(shoppers), { forMs: 60_000 });
        return { minute: minute + 1, load, memory: memoryOf(shop) };
      });
      const third = minutes[2];
      const last = minutes.at(-1);
      return [
        ...minutes.map(({ minute, load: { p50, p99, perSecond, errors }, memory }): Figure => ({
          what: `minute ${minute}`,
          unit: "ms",
          values: { p50, p99, perSecond, errors, megabytes: memory },
        })),
        {
          what: "memory, the last minute against the third",
          unit: "times",
          values: { value: (last?.memory ?? Number.NaN) / (third?.memory ?? Number.NaN) },
          target: { value: "value", max: FLAT },
        },
        {
          what: "p99, the last minute against the third",
          unit: "times",
          values: { value: (last?.load.p99 ?? Number.NaN) / (third?.load.p99 ?? Number.NaN) },
          target: { value: "value", max: FLAT },
        },
      ];
    }),
};

/** Each shopper calls every method in turn, and each begins with another. */
function shopAround(shoppers: readonly Caller[]) {
  const starts = new Map(shoppers.map((caller, place) => [caller, place]));
  return async (caller: Caller, turn: number) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    const method = METHODS[(turn + (starts.get(caller) ?? 0)) % METHODS.length];
    if (!method) throw new Error("there is no method");
    return callMethod(method, caller, turn);
  };
}
