// `npm test`: runs every check through turbo and ends on one plain line, "N passed, N failed".
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserTests, failedUnits } from "./failures.mjs";
import { environment, install, node, turbo } from "./install.mjs";
import { root } from "./lock-stamp.mjs";

install();
for (const path of ["reports", "e2e/reports"]) rmSync(join(root, path), { recursive: true, force: true });

const env = environment();
const run = (...args) => spawnSync(node(), args, { cwd: root, env, stdio: "inherit" }).status === 0;

if (!run(join("tools", "browser", "src", "prepare.ts"))) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const ok = [
  run(...turbo("boundaries")),
  run(
    ...turbo(
      "run",
      "lint",
      "typecheck",
      "unit",
      "build",
      "size",
      "deploy:check:clone",
      "identity",
      "e2e",
      "visual",
      "--continue=always",
      "--concurrency=1",
      "--log-order=grouped",
      ...process.argv.slice(2),
    ),
  ),
].every(Boolean);

const unit = report("reports/unit.json");
const browser = ["e2e", "identity-local", "visual"].flatMap(
  (name) => report(`e2e/reports/${name}.json`) ?? [],
);
const passed = sum([unit?.numPassedTests ?? 0, ...browser.map(({ stats }) => stats.expected + stats.flaky)]);
let failed = sum([unit?.numFailedTests ?? 0, ...browser.map(({ stats }) => stats.unexpected)]);
if (!ok && failed === 0) failed = 1; // a check that is not a test
list(
  "Passed at a second try only",
  browser.flatMap((each) => browserTests(each, "flaky")),
);
list("Failed", [...failedUnits(unit), ...browser.flatMap((each) => browserTests(each, "unexpected"))]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function report(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8"));
  } catch {
    return undefined; // that step did not get as far as its report
  }
}

function list(title, texts) {
  if (texts.length > 0) console.log([`\n${title}:`, ...texts].join("\n"));
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}
