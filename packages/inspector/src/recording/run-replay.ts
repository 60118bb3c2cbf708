// `npm run flows:replay FILE`: takes the steps of a saved session again, with the machines as they are now.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findMachines } from "../export/find-machines.ts";
import { replaySession } from "./replay-session.ts";
import { readSession } from "./saved-session.ts";

const [, , file] = process.argv;
const session = file === undefined ? undefined : readSession(readText(file));
if (!session) {
  console.error("Usage: npm run flows:replay FILE, a session that was saved on the page of the machines.");
  process.exit(2);
}
const machines = await findMachines();
const replayed = replaySession(session, new Map(machines.map(({ machine }) => [machine.id, machine])));
for (const { machine, same, recorded, others, unclear } of replayed) {
  const asRecorded = recorded > 0 ? `, ${recorded} of them decided as recorded (hidden data)` : "";
  const unjudged = unclear > 0 ? `, ${unclear} cannot be judged (hidden data, transition gone)` : "";
  console.log(
    `${machine}: ${same} of ${same + others.length + unclear} steps lead where they did${asRecorded}${unjudged}`,
  );
  // A file may call an event what it likes: as JSON, no control character reaches the terminal.
  for (const { n, event, from, to, now } of others)
    console.log(
      `  step ${n}, ${JSON.stringify(event)}: ${JSON.stringify(from)} led to ${JSON.stringify(to)}, now to ${JSON.stringify(now)}`,
    );
}
if (replayed.length === 0) console.log("no step of any machine of this repository");
process.exitCode = replayed.some(({ others }) => others.length > 0) ? 1 : 0;

/** A file that cannot be read is no session. */
function readText(path: string): string {
  try {
    return readFileSync(resolve(path), "utf8");
  } catch {
    return "";
  }
}
