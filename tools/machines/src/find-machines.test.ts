import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findMachines } from "./find-machines.ts";

/** A repository of one app with one file, within this package, so that its imports resolve. */
function repositoryWith(name: string, text: string): string {
  const root = mkdtempSync(join(import.meta.dirname, "machines-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "apps", "web", "src");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return root;
}

it.each([
  ["of a literal", "lamp-machine.ts", 'createMachine({ id: "lamp" })'],
  ["of a configuration with a name", "lamp-machine.ts", "createMachine(config)"],
  ["with types", "lamp-machine.ts", "createMachine<{ id: string }>(config)"],
  ["in a line of its own", "lamp-machine.ts", "createMachine(\n  config,\n)"],
])("a machine %s is found", async (_, name, made) => {
  const factory = "const createMachine = <T>(config: T) => create(config as object);";
  const text = `import { createMachine as create } from "xstate";\n${factory}\nconst config = { id: "lamp" };\nexport const lamp = ${made};\n`;
  const found = await findMachines(repositoryWith(name, text));
  expect(found.map(({ machine, file }) => [machine.id, file])).toEqual([["lamp", `apps/web/src/${name}`]]);
});

it("a machine beside JSX is reported, with the remedy", async () => {
  const root = repositoryWith("lamp-page.tsx", 'export const lamp = createMachine({ id: "lamp" });\n');
  await expect(findMachines(root)).rejects.toThrow(
    "apps/web/src/lamp-page.tsx makes a machine: move it to a .ts file, so that its chart is exported",
  );
});

it("a file that only uses machines makes none", async () => {
  const text = "export const useLamp = (machine: object) => `createMachine of ${String(machine)}`;\n";
  expect(await findMachines(repositoryWith("use-lamp.tsx", text))).toEqual([]);
});
