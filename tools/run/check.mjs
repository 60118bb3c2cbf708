// `npm run check`, `npm test` and `npm run test:full`: runs the parts of a check one after the other, each with its
// seconds, also after one has failed. Prints what a part has written only when it fails. Ends on "N passed, N failed".
// `npm run test:full -- build lighthouse` runs those parts alone.
import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserTests, failedUnits } from "./failures.mjs";
import { environment, install } from "./install.mjs";
import { root } from "./lock-stamp.mjs";
import { PARTS } from "./parts.mjs";

/** The exit status of a part that this machine cannot run: what it needs is not there. */
const SKIPPED = 77;
/** Where the parts with tests leave their reports. */
const UNIT_REPORTS = ["reports/unit.json", "reports/firestore.json"];
const BROWSER_REPORTS = ["e2e/reports/e2e.json", "e2e/reports/emulators.json", "e2e/reports/visual.json"];

const [mode, ...named] = process.argv.slice(2);
const known = PARTS[mode];
const unknown = named.find((part) => !(part in known));
if (unknown !== undefined) {
  console.error(`No hay una parte «${unknown}». Hay: ${Object.keys(known).join(", ")}.`);
  process.exit(1);
}
const parts = Object.keys(known).filter((part) => named.length === 0 || named.includes(part));

install();
for (const path of ["reports", "e2e/reports"]) rmSync(join(root, path), { recursive: true, force: true });
mkdirSync(join(root, "reports"));
if (mode !== "check" && run(["node", "tools/browser/src/prepare.ts"], "inherit") !== 0) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const failedParts = parts.filter((part) => !isPassed(part));

const units = UNIT_REPORTS.flatMap((path) => report(path) ?? []);
const browser = BROWSER_REPORTS.flatMap((path) => report(path) ?? []);
const passed = sum([
  ...units.map(({ numPassedTests }) => numPassedTests),
  ...browser.map(({ stats }) => stats.expected + stats.flaky),
]);
let failed = sum([
  ...units.map(({ numFailedTests }) => numFailedTests),
  ...browser.map(({ stats }) => stats.unexpected),
]);
if (failedParts.length > 0 && failed === 0) failed = failedParts.length; // checks that are not tests
list(
  "Passed at a second try only",
  browser.flatMap((each) => browserTests(each, "flaky")),
);
list("Failed", [
  ...units.flatMap(failedUnits),
  ...browser.flatMap((each) => browserTests(each, "unexpected")),
]);
list("Failed parts", failedParts);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

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
  return spawnSync(command, args, {
    cwd: root,
    env: environment(),
    stdio,
    shell: process.platform === "win32",
  }).status;
}

function report(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8"));
  } catch {
    return undefined; // that part did not get as far as its report
  }
}

function list(title, texts) {
  if (texts.length > 0) console.log([`\n${title}:`, ...texts].join("\n"));
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}
