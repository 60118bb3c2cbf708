import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chartFiles } from "./chart-files.ts";
import { readEventSchemas } from "./event-schemas.ts";
import { findMachines, ROOT, type FoundMachine } from "./find-machines.ts";

/** The folder of the exported charts. */
export const FOLDER = join(ROOT, "docs", "machines");

/** The texts of files, by their names. */
export type Files = ReadonlyMap<string, string>;

/** Writes what has changed of the files in a folder, and removes all others. @returns the names of these */
export function writeFiles(files: Files, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const changed = staleFiles(files, folder);
  for (const name of changed) {
    const text = files.get(name);
    if (text === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), text);
  }
  return changed;
}

/** The files about all machines, as they are now. */
export async function machineFiles(): Promise<Files> {
  const machines = await findMachines();
  const schemas = readEventSchemas(ROOT, machines);
  const files = await Promise.all(
    machines.map((found) => chartFiles(found, schemas.get(found.machine.id) ?? {})),
  );
  return new Map([...files.flatMap((each) => [...each]), ["README.md", contents(machines)]]);
}

/** The names of those files that a folder does not have as they are, and of all others in it. */
export function staleFiles(files: Files, folder: string): string[] {
  const written = new Map(
    readdirSync(folder).map((name) => [
      name,
      readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n"),
    ]),
  );
  return [...new Set([...files.keys(), ...written.keys()])]
    .filter((name) => written.get(name) !== files.get(name))
    .toSorted();
}

function contents(machines: readonly FoundMachine[]): string {
  const rows = machines.map(({ machine: { id, root }, file }) => {
    const links = `[chart](${id}.svg) · [Mermaid](${id}.mmd) · [data](${id}.json) · [editor](${id}.stately.ts)`;
    return `| [\`${id}\`](../../${file}) | ${root.description ?? ""} | ${links} |`;
  });
  return [
    "# Machines",
    "",
    "Every decision of the shop, as charts. Written by `npm run flows:export`; do not edit.",
    "",
    "In a chart, `do / x` is an actor that runs while the state lasts; `done(x)` and `error(x)` are how it ends;",
    "`event [guard] / actions` inside a state is an event it takes without a change of state. A red dashed arrow is a",
    "failure, a dotted one needs no event. The text of `ID.stately.ts` can be pasted into the editor of Stately.",
    "",
    "| Machine | | |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
