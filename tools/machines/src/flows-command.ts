import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSession, replayCommand, toChart, toMermaid, toStatelyCode } from "@shop/inspector/node";
import type { AnyStateMachine } from "xstate";
import { findMachines, ROOT } from "./find-machines.ts";
import { machineFiles, type Files } from "./machine-files.ts";

/** The folder of the charts. */
export const FOLDER = join(ROOT, "docs", "machines");

const USAGE = `Usage: npm run flows                               opens the running machines
       npm run flows -- export [--check]          writes docs/machines, or names what is out of date there
       npm run flows -- print ID FORMAT           prints a chart: mermaid, json or stately
       npm run flows -- replay FILE               runs a saved session again, with the machines of now`;

const FORMATS: Readonly<Record<string, (machine: AnyStateMachine) => string>> = {
  mermaid: (machine) => toMermaid(toChart(machine)),
  json: (machine) => `${JSON.stringify(toChart(machine), null, 2)}\n`,
  stately: toStatelyCode,
};

/**
 * The commands about the machines that do not need a running shop.
 * @param words of the command line
 * @returns the exit code: 1 when something is out of date or differs, 2 for unknown words
 */
export async function flowsCommand(words: readonly string[], print = console.log): Promise<number> {
  const [verb, subject, format, ...others] = words;
  if (others.length > 0) return refuse(USAGE, print);
  const machines = await findMachines();
  const byId = new Map(machines.map(({ machine }) => [machine.id, machine]));
  if (verb === "export" && format === undefined && [undefined, "--check"].includes(subject))
    return exportFiles(await machineFiles(machines), {
      folder: FOLDER,
      isCheck: subject !== undefined,
      print,
    });
  if (verb === "print" && subject !== undefined) {
    const machine = byId.get(subject);
    const write = FORMATS[format ?? ""];
    if (!machine) return refuse(`No machine is called ${subject}: ${[...byId.keys()].join(", ")}`, print);
    if (!write) return refuse(USAGE, print);
    print(write(machine).trimEnd());
    return 0;
  }
  if (verb === "replay" && subject !== undefined && format === undefined) {
    const session = readSession(readText(subject));
    return session
      ? replayCommand(session, byId, print)
      : refuse(`${subject} is no session that was saved on the page of the machines.`, print);
  }
  return refuse(USAGE, print);
}

/** Writes the files that differ and removes all others of the folder; a check only names both. */
export function exportFiles(
  files: Files,
  { folder, isCheck, print }: { folder: string; isCheck: boolean; print: (line: string) => void },
): number {
  mkdirSync(folder, { recursive: true });
  const changed = staleFiles(files, folder);
  for (const name of changed) {
    const text = files.get(name);
    print(`docs/machines/${name}`);
    if (isCheck) continue;
    if (text === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), text);
  }
  print(`${files.size} files, ${changed.length} of them ${isCheck ? "out of date" : "changed"}`);
  return isCheck && changed.length > 0 ? 1 : 0;
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

function refuse(sentence: string, print: (line: string) => void): number {
  print(sentence);
  return 2;
}

/** A file that cannot be read is no session. */
function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
