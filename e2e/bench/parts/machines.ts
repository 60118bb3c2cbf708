// How many events the machines take in a second, in a process of their own.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Part } from "../bench.ts";
import { medianOf } from "../figures.ts";

const SCRIPT = fileURLToPath(new URL("../../../apps/web/bench/machines.ts", import.meta.url));
const ROUNDS = 5;

export const part: Part = {
  title: "The machines",
  async measure() {
    const rounds = Array.from(
      { length: ROUNDS },
      () =>
        // What the script prints: events a second by machine.
        JSON.parse(execFileSync(process.execPath, [SCRIPT], { encoding: "utf8" })) as Record<string, number>,
    );
    return Object.keys(rounds[0] ?? {}).map((machine) => {
      const rates = rounds.map((round) => round[machine] ?? Number.NaN);
      return {
        what: machine,
        unit: "events/s",
        values: { median: medianOf(rates), min: Math.min(...rates), max: Math.max(...rates) },
      };
    });
  },
};
