// `npm run mutants`: applies the mutants of `mutants.json`, one at a time, in a clone of the last commit, and runs the
// unit tests of `npm test` that depend on the file. Each has to fail; ends on "N of N caught". `npm run mutants --
// WORD…` applies only those whose sentence or file has one of the words.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, install, node, npm, root } from "./install.mjs";

install();
const words = process.argv.slice(2);
const mutants = JSON.parse(readFileSync(join(root, "tools", "run", "mutants.json"), "utf8")).filter(
  ({ breaks, file }) => words.length === 0 || words.some((word) => `${breaks} ${file}`.includes(word)),
);
const copy = mkdtempSync(join(tmpdir(), "shop-mutants-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
cloneInto(copy);

const failing = failedTests(
  mutants.map(({ file }) => file),
  [...new Set(mutants.flatMap(({ projects }) => projects))],
);
if (failing.length > 0) {
  console.error(`These tests fail without a mutant:\n${failing.join("\n")}`);
  process.exit(1);
}
const start = performance.now();
const caught = mutants.filter(isCaught);
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`${caught.length} of ${mutants.length} caught, ${seconds} s`);
process.exitCode = caught.length === mutants.length ? 0 : 1;

/** The last commit, with packages of its own: those of this clone link to its sources. */
function cloneInto(folder) {
  execFileSync("git", ["clone", "--quiet", root, folder], { stdio: "inherit" });
  if (npm(["ci", "--prefer-offline", "--silent"], { cwd: folder }).status !== 0) process.exit(1);
}

/** `test` is one that runs the file as a process, and does not import it. */
function isCaught({ breaks, file, text, mutant, test, projects }) {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  if (source.split(text).length !== 2)
    throw new Error(`${file} has to have this once, or mutants.json is out of date: ${text}`);
  writeFileSync(
    path,
    source.replace(text, () => mutant),
  );
  const [first] = failedTests(test === undefined ? [file] : [file, test], projects);
  writeFileSync(path, source);
  console.log(`${first ? "✓" : "✗"} ${breaks}${first ? `, caught by ${first}` : ", and every test passes"}`);
  return first !== undefined;
}

/**
 * Runs what depends on these files, to the end: with `--bail` the report may lack the test that ended the run.
 * @returns the names of the tests that fail
 */
function failedTests(files, projects) {
  const report = join(copy, "report.json");
  const { stdout, stderr, signal, error } = spawnSync(
    node(),
    [
      join("node_modules", "vitest", "vitest.mjs"),
      "related",
      ...files,
      "--run",
      ...projects.map((project) => `--project=${project}`),
      "--tags-filter=!full",
      "--max-workers=100%",
      "--silent",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { cwd: copy, env: environment(), encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (!existsSync(report))
    throw new Error(`The tests did not run: ${[error, signal, stdout, stderr].filter(Boolean).join("\n")}`);
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  rmSync(report);
  if (testResults.length === 0) throw new Error(`No test depends on ${files.join(", ")}`);
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length > 0 ? failed.map(({ fullName }) => fullName.trim()) : [name];
    });
}
