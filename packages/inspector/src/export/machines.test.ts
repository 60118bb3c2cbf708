import { globSync } from "node:fs";
import { chartErrors } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { toChart } from "../chart/to-chart.ts";
import { FOLDER, machineFiles, staleFiles } from "./export-machines.ts";
import { findMachines, ROOT } from "./find-machines.ts";

const machines = await findMachines();

describe("the machines", () => {
  it("are all found, wherever they are written", () => {
    const files = globSync("{apps,packages}/*/src/**/*-machine.ts", { cwd: ROOT })
      .map((file) => file.replaceAll("\\", "/"))
      // A factory of machines is none itself.
      .filter((file) => !file.includes("/create-"));
    expect(files.length).toBeGreaterThan(10);
    expect(machines.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
  });

  it.each(machines.map(({ machine }) => [machine.id, machine] as const))(
    "%s is named, described, connected, and answers what fails",
    (_, machine) => {
      expect(chartErrors(machine).filter((error) => !isEndOfAll(error))).toEqual([]);
    },
  );

  it.each(machines.map(({ machine }) => [machine.id, toChart(machine)] as const))(
    "every transition of %s can be told from any other",
    (_, { nodes, edges }) => {
      const ids = [
        ...edges.map(({ id, target }) => `${id}>${target}`),
        ...nodes.flatMap(({ handlers }) => handlers.map(({ id }) => id)),
      ];
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    },
  );
});

it("docs/machines is what the machines say; `npm run flows:export` writes it anew", async () => {
  expect(staleFiles(await machineFiles(), FOLDER)).toEqual([]);
}, 180_000);

/** A machine fails only by a bug in it. Then those that run it go down with it: nothing else is honest. */
function isEndOfAll(error: string): boolean {
  return RUN_MACHINES.some((state) => error.startsWith(state)) && error.endsWith(" fails without an answer");
}

/** The states that run machines. */
const RUN_MACHINES = ["app: ", "app.", "cart.open.shopper.", "accountCart: "];
