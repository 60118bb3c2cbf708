// `npm run check`, `npm test` and `npm run test:full`: runs the parts of a check one after the other, each with its
// seconds, also after one has failed. Prints what a part has written only when it fails. Ends on "N passed, N failed".
// `npm run test:full -- build lighthouse` runs those parts alone.
import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { resultsOf } from "./failures.mjs";
import { environment, install, root } from "./install.mjs";
import { PARTS } from "./parts.mjs";

/** The exit status of a part that this machine cannot run, as a tool is missing. */
const SKIPPED = 77;
/** Where the parts with tests leave their reports. */
const REPORTS = ["reports", "e2e/reports"];

const [mode, ...named] = process.argv.slice(2);
const known = PARTS[mode];
const unknown = named.find((part) => !(part in known));
if (unknown !== undefined) {
  console.error(`No hay una parte «${unknown}». Hay: ${Object.keys(known).join(", ")}.`);
  process.exit(1);
}
const parts = Object.keys(known).filter((part) => named.length === 0 || named.includes(part));

install();
for (const folder of REPORTS) rmSync(join(root, folder), { recursive: true, force: true });
mkdirSync(join(root, "reports"));
if (mode !== "check" && run(["node", "tools/browser/src/prepare.ts"], "inherit") !== 0) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const failedParts = parts.filter((part) => !isPassed(part));
const { passed, failed, flaky } = resultsOf(REPORTS.map((folder) => join(root, folder)));
list("Passed at a second try only", flaky);
list("Failed", failed);
list("Failed parts", failedParts);
// Checks that are not tests count as one each.
const failures = failed.length || failedParts.length;
console.log(`${passed} passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);

/** Runs a part, its output into a file of its own, which is shown when the part fails. */
function isPassed(part) {
  const log = join(root, "reports", `${part}.log`);
  const output = openSync(log, "w");
  const start = performance.now();
  const status = run(known[part], output);
  closeSync(output);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (status === SKIPPED) {
    console.log(`– ${part} skipped: ${readFileSync(log, "utf8").trim().split("\n").at(-1)}`);
    return true;
  }
  if (status !== 0) process.stdout.write(readFileSync(log));
  console.log(`${status === 0 ? "✓" : "✗"} ${part}, ${seconds} s`);
  return status === 0;
}

function run([command, ...args], output) {
  const stdio = ["ignore", output, output];
  const shell = process.platform === "win32";
  return spawnSync(command, args, { cwd: root, env: environment(), stdio, shell }).status;
}

function list(title, texts) {
  if (texts.length > 0) console.log([`\n${title}:`, ...texts].join("\n"));
}
