import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chartFiles } from "./chart-files.ts";
import { readEventSchemas } from "./event-schemas.ts";
import { findMachines, ROOT, type FoundMachine } from "./find-machines.ts";

/** Where the charts are kept for whoever reads the repository. */
const FOLDER = join(ROOT, "docs", "machines");

/** Writes what has changed of the files in `docs/machines`, and removes those of machines that are gone. */
export async function exportMachines(): Promise<{ files: number; changed: string[] }> {
  mkdirSync(FOLDER, { recursive: true });
  const files = await machineFiles();
  const changed = differences(files);
  for (const name of changed) {
    const text = files.get(name);
    if (text === undefined) rmSync(join(FOLDER, name));
    else writeFileSync(join(FOLDER, name), text);
  }
  return { files: files.size, changed };
}

/** The files in `docs/machines` that are not what the machines say now. */
export async function staleFiles(): Promise<string[]> {
  return differences(await machineFiles());
}

async function machineFiles(): Promise<Map<string, string>> {
  const machines = await findMachines();
  const schemas = readEventSchemas(ROOT, machines);
  const files = await Promise.all(
    machines.map((found) => chartFiles(found, schemas.get(found.machine.id) ?? {})),
  );
  return new Map([...files.flatMap((each) => [...each]), ["README.md", contents(machines)]]);
}

function differences(files: ReadonlyMap<string, string>): string[] {
  const kept = new Map(
    readdirSync(FOLDER).map((name) => [
      name,
      readFileSync(join(FOLDER, name), "utf8").replaceAll("\r\n", "\n"),
    ]),
  );
  return [...new Set([...files.keys(), ...kept.keys()])]
    .filter((name) => kept.get(name) !== files.get(name))
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
    "`event [guard] / actions` inside a state is what it hears and leaves nothing for. A red dashed arrow is a",
    "failure, a dotted one needs no event. The text of `ID.stately.ts` can be pasted into the editor of Stately.",
    "",
    "| Machine | | |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
