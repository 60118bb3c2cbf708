// What passed and what failed, read from the JSON reports of Vitest and Playwright: printed at the end of a long run,
// which is read first, and may be all that a log keeps.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./install.mjs";

/** How many lines of a test's output. */
const LINES = 12;

/**
 * @param folders where the reports are
 * @returns how many tests passed; and a text for each that failed or that passed at its second try only, with the place, the name
 * and the first lines of what it said. A file that could not be run is a failure.
 */
export function resultsOf(folders) {
  const reports = folders.flatMap(filesIn).flatMap(readReport);
  const tests = reports.flatMap((report) => (report.testResults ? unitTests(report) : browserTests(report)));
  const texts = (wanted) =>
    tests.filter(({ result }) => result === wanted).map(({ file, name, said }) => toText(file, name, said));
  return {
    passed: tests.filter(({ result }) => result === "passed" || result === "flaky").length,
    failed: texts("failed"),
    flaky: texts("flaky"),
  };
}

/** Without `globSync`: the first run after a clone is still in the machine's own Node, which may be 20. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));
}

function readReport(file) {
  try {
    return [JSON.parse(readFileSync(file, "utf8"))];
  } catch {
    return []; // the part was stopped while it wrote the report, and counts as failed
  }
}

function unitTests({ testResults }) {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      file,
      name: test.fullName,
      result: test.status,
      said: test.failureMessages.join("\n"),
    }));
    const isBroken = status === "failed" && !tests.some(({ result }) => result === "failed");
    return isBroken ? [{ file, name: "could not be run", result: "failed", said: message }, ...tests] : tests;
  });
}

const RESULTS = { expected: "passed", unexpected: "failed" };

function browserTests({ errors, suites }) {
  const outside = { file: "", name: "outside a test", result: "failed" };
  return [...errors.map(({ message }) => ({ ...outside, said: message })), ...suites.flatMap(inSuite)];
}

function inSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      name: `[${projectName}] ${title}`,
      result: RESULTS[status] ?? status,
      said: results[0]?.errors.map(({ message }) => message).join("\n"),
    })),
  );
  return [...own, ...suites.flatMap(inSuite)];
}

function toText(file, name, said = "") {
  const place = isAbsolute(file) ? relative(root, file) : file;
  const lines = stripVTControlCharacters(said).split("\n");
  const first = lines.filter((line) => line.trim() !== "").slice(0, LINES);
  return [[place, name].filter(Boolean).join(": "), ...first.map((line) => `    ${line}`)].join("\n");
}
