// `npm run flows:replay FILE`: takes the steps of a saved session again, with the machines as they are now.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findMachines } from "../export/find-machines.ts";
import { replayCommand } from "./replay-command.ts";
import { readSession } from "./saved-session.ts";

const [, , file] = process.argv;
const session = file === undefined ? undefined : readSession(readText(file));
if (!session) {
  console.error("Usage: npm run flows:replay FILE, a session that was saved on the page of the machines.");
  process.exit(2);
}
const machines = await findMachines();
const byId = new Map(machines.map(({ machine }) => [machine.id, machine]));
process.exitCode = replayCommand(session, byId, console.log);

/** A file that cannot be read is no session. */
function readText(path: string): string {
  try {
    return readFileSync(resolve(path), "utf8");
  } catch {
    return "";
  }
}
