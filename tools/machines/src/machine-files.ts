import { pictureOf } from "@shop/inspector/node";
import type { FoundMachine } from "./find-machines.ts";

/** The texts of files, by their names. */
export type Files = ReadonlyMap<string, string>;

/** What `docs/machines` has: a picture of each machine, and the page that lists them. */
export async function machineFiles(machines: readonly FoundMachine[]): Promise<Files> {
  const pictures = await Promise.all(
    machines.map(async ({ machine }) => [`${machine.id}.svg`, `${await pictureOf(machine)}\n`] as const),
  );
  return new Map([...pictures, ["README.md", contents(machines)]]);
}

function contents(machines: readonly FoundMachine[]): string {
  const rows = machines.map(
    ({ machine: { id, root }, file }) =>
      `| [\`${id}\`](${id}.svg) | ${root.description ?? ""} | [source](../../${file}) |`,
  );
  return [
    "# Machines",
    "",
    "Every decision of the shop, as charts. Written by `npm run flows -- export`; do not edit.",
    "",
    "In a chart, `do / source as x` is an actor that runs while the state lasts; `done(x)` and `error(x)` are how it ends;",
    "`event [guard] / actions` inside a state is an event it takes without a change of state. Where one event has several",
    "transitions, a number before each says in which order their guards are asked. An action `raiseX` raises the event `x` in the",
    "same machine. A dot marks the initial state. A red dashed arrow is an `error(x)` that leads to another state, a dotted one",
    "needs no event, and the label stands left of its arrow. `npm run flows -- print ID mermaid` prints a chart as Mermaid,",
    "`json` as data, and `stately` as code to paste into Stately's editor.",
    "",
    "| Machine | | |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
