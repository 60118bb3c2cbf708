// How long a shop takes from its command to its first answer.
import { inTurn } from "../../in-turn.ts";
import { withDemoShop } from "../bench-shop.ts";
import type { Part } from "../bench.ts";
import { spreadOf, type Figure } from "../figures.ts";

const ROUNDS = 5;

export const part: Part = {
  title: "The start, from the command to the first answered request",
  async measure() {
    const rounds = await inTurn(Array.from({ length: ROUNDS }), startTwice);
    return [
      figure(
        "first start: the catalogue is put into an empty data folder",
        rounds.map(({ first }) => first),
      ),
      figure(
        "later start, on the data of the day before",
        rounds.map(({ later }) => later),
      ),
    ];
  },
};

async function startTwice(): Promise<{ first: number; later: number }> {
  const begun = performance.now();
  return withDemoShop(async (shop) => {
    await fetch(`${shop.origin}/home`);
    const first = performance.now() - begun;
    await shop.close();
    const again = performance.now();
    await shop.start();
    await fetch(`${shop.origin}/home`);
    return { first, later: performance.now() - again };
  });
}

function figure(what: string, times: number[]): Figure {
  return { what, unit: "ms", values: spreadOf(times) };
}
