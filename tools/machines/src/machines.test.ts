import { globSync } from "node:fs";
import { toChart } from "@shop/inspector/node";
import { chartErrors } from "@shop/machine-checks";
import { describe, expect, it } from "vitest";
import { findMachines, ROOT } from "./find-machines.ts";
import { FOLDER, staleFiles } from "./flows-command.ts";
import { machineFiles } from "./machine-files.ts";

// The machines are found at run time; these imports make `vitest --changed` run this test for them.
import.meta.glob("../../../{apps,packages}/*/src/**/*-{form,machine}.ts");

const machines = await findMachines();

/** A machine fails only because of a bug. Then its parents fail, too. */
const ENDS_OF_ALL: Record<string, string[]> = {
  app: [
    ...["cart", "home", "product", "session"].map((id) => `app: ${id}`),
    ...["catalog", "search"].map((id) => `app.marketplace.open: ${id}`),
    ...["checkout", "checkoutUpdates"].map((id) => `app.checkout.open: ${id}`),
  ],
  cart: ["cart.open: outbox"],
};

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
    "%s is named, connected, and answers what fails",
    (_, machine) => {
      const ends = ENDS_OF_ALL[machine.id] ?? [];
      expect(chartErrors(machine)).toEqual(ends.map((end) => `${end} fails without an answer`));
    },
  );

  it.each(machines.map(({ machine }) => [machine.id, toChart(machine)] as const))(
    "every transition of %s has a unique id",
    (_, { nodes, edges }) => {
      const ids = [
        ...edges.map(({ id, target }) => `${id}>${target}`),
        ...nodes.flatMap(({ handlers }) => handlers.map(({ id }) => id)),
      ];
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    },
  );
});

it("docs/machines is what the machines say; `npm run flows -- export` writes it anew", async () => {
  expect(staleFiles(await machineFiles(machines), FOLDER)).toEqual([]);
}, 180_000);
