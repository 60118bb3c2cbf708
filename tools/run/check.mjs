// `npm run check`, `npm test` and `npm run test:full`: runs the parts of a check one after the other, each with its
// seconds, also after one has failed. Prints what a part has written only when it fails. Ends on "N passed, N failed".
import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserTests, failedUnits } from "./failures.mjs";
import { environment, install, node, turbo } from "./install.mjs";
import { root } from "./lock-stamp.mjs";

/** What reads the sources alone. */
const SOURCES = ["boundaries", "lockfile", "format:check", "lint", "knip", "typecheck"];
/** What is judged once it is built. */
const BUILT = ["build", "size", "deploy:check:clone"];
const PARTS = {
  check: [...SOURCES, "unit:changed"],
  test: [...SOURCES, "unit", ...BUILT, "e2e"],
  full: [
    ...SOURCES,
    "unit:full",
    ...BUILT,
    "e2e:full",
    "identity",
    "visual",
    "lighthouse",
    "test:firestore",
    "test:another-day",
  ],
};
/** The exit status of a part that this machine cannot run: what it needs is not there. */
const SKIPPED = 77;
/** Where each part with tests leaves its report. */
const UNIT_REPORT = "reports/unit.json";
const BROWSER_REPORTS = [
  "e2e/reports/e2e.json",
  "e2e/reports/visual.json",
  "packages/auth-emulator/reports/identity-local.json",
];

const [mode = "test", ...given] = process.argv.slice(2);
const isWhole = given.includes("--all");
const forTurbo = given.filter((each) => each !== "--all");
const parts = PARTS[mode];
if (!parts) {
  console.error(`No hay una revisión «${mode}». Hay: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}

install();
for (const path of ["reports", "e2e/reports", "packages/auth-emulator/reports"])
  rmSync(join(root, path), { recursive: true, force: true });
mkdirSync(join(root, "reports"));

const env = environment();
const prepareBrowser = [join("tools", "browser", "src", "prepare.ts")];
if (
  mode !== "check" &&
  spawnSync(node(), prepareBrowser, { cwd: root, env, stdio: "inherit" }).status !== 0
) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const failedParts = parts.filter((part) => !isPassed(part));

const unit = report(UNIT_REPORT);
const browser = BROWSER_REPORTS.flatMap((path) => report(path) ?? []);
const passed = sum([unit?.numPassedTests ?? 0, ...browser.map(({ stats }) => stats.expected + stats.flaky)]);
let failed = sum([unit?.numFailedTests ?? 0, ...browser.map(({ stats }) => stats.unexpected)]);
if (failedParts.length > 0 && failed === 0) failed = failedParts.length; // checks that are not tests
list(
  "Passed at a second try only",
  browser.flatMap((each) => browserTests(each, "flaky")),
);
list("Failed", [...failedUnits(unit), ...browser.flatMap((each) => browserTests(each, "unexpected"))]);
list("Failed parts", failedParts);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Runs a part, its output into a file of its own, which is shown when the part fails. */
function isPassed(part) {
  const log = join(root, "reports", `${part.replaceAll(":", "-")}.log`);
  const output = openSync(log, "w");
  const start = performance.now();
  const { status } = spawnSync(node(), commandOf(part), {
    cwd: root,
    env,
    stdio: ["ignore", output, output],
  });
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

function commandOf(part) {
  if (part === "boundaries") return turbo("boundaries");
  if (part === "unit:changed")
    return [
      join("node_modules", "vitest", "vitest.mjs"),
      "run",
      "--project=!stories",
      "--passWithNoTests",
      "--max-workers=100%",
      "--tags-filter=!full",
      "--silent=passed-only",
      "--reporter=json",
      `--outputFile.json=${UNIT_REPORT}`,
      ...(isWhole ? [] : [`--changed=${baseOfChange()}`]),
    ];
  if (part === "test:firestore") return [join("tools", "run", "firestore.mjs")];
  if (part === "test:another-day") return [join("tools", "run", "another-day.mjs")];
  // Every part is run alone, after those that it needs; the stories are built for those that show them.
  const needsStories = part === "e2e:full" || part === "visual";
  return turbo("run", part, "--concurrency=1", ...(needsStories ? [] : ["--only", ...forTurbo]));
}

/** The commit that the change starts from: where it left the main branch, or the last commit. */
function baseOfChange() {
  try {
    const command = ["merge-base", "HEAD", "origin/main"];
    return execFileSync("git", command, { cwd: root, stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  } catch {
    return "HEAD";
  }
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
