// How long a shop takes from its command to its first answer.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inTurn } from "../../in-turn.ts";
import { ShopProcess } from "../../shop-process.ts";
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
  const folder = mkdtempSync(join(tmpdir(), "shop-bench-"));
  try {
    const begun = performance.now();
    const shop = await ShopProcess.open(folder);
    await fetch(`${shop.origin}/home`);
    const first = performance.now() - begun;
    await shop.close();
    const again = performance.now();
    await shop.start();
    await fetch(`${shop.origin}/home`);
    const later = performance.now() - again;
    await shop.close();
    return { first, later };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function figure(what: string, times: number[]): Figure {
  return { what, unit: "ms", values: spreadOf(times) };
}
