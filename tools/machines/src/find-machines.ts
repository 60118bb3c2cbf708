import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import { isMachine } from "@shop/inspector/node";

/** The repository. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export type FoundMachine = {
  machine: AnyStateMachine;
  /** Where it is written, from the root of the repository. */
  file: string;
};

/**
 * Every machine of the repository, in the order of their ids, found in the sources.
 * @throws when two have the same id, when a file makes one and exports neither it nor a factory, and when it has JSX
 */
export async function findMachines(root = ROOT): Promise<FoundMachine[]> {
  const found = await Promise.all(machineFiles(root).map((file) => machinesIn(root, file)));
  const machines = found.flat().toSorted((one, other) => (one.machine.id < other.machine.id ? -1 : 1));
  for (const [at, { machine, file }] of machines.entries()) {
    const next = machines[at + 1];
    if (next?.machine.id === machine.id)
      throw new Error(`${file} and ${next.file} both make "${machine.id}"`);
  }
  return machines;
}

/** A call that creates a machine, directly or by a factory. */
const MAKES_MACHINE = /\bcreate\w*Machine(?:<[^(]*>)?\(/;
const FACTORY = /^create\w*Machine$/;

/** The files of packages and apps that create machines, without tests. */
function machineFiles(root: string): string[] {
  return globSync("{apps,packages}/*/src/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => name.includes("node_modules"),
  })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/(?:\.test|\.stories|testing)\.tsx?$|\/(?:testing|tests|paths|inspector)\//.test(file))
    .filter((file) => MAKES_MACHINE.test(readFileSync(join(root, file), "utf8")))
    .toSorted();
}

async function machinesIn(root: string, file: string): Promise<FoundMachine[]> {
  // Node cannot read JSX.
  if (file.endsWith("x"))
    throw new Error(`${file} makes a machine: move it to a .ts file, so that its chart is exported`);
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  const machines = Object.values(module)
    .filter(isMachine)
    .map((machine) => ({ machine, file }));
  const isFactory = Object.keys(module).some((name) => FACTORY.test(name));
  if (machines.length === 0 && !isFactory) throw new Error(`${file} makes a machine and exports none`);
  return machines;
}
