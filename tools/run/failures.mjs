// What failed, read from the reports of Vitest and Playwright: the end of a long run is what one reads first, and
// all that is left of it where only its end is kept.
import { isAbsolute, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./lock-stamp.mjs";

const LINES = 12;

/**
 * @param report what Vitest's JSON reporter wrote; undefined when it did not get that far
 * @returns a text for each test that failed, and for each file that could not be run
 */
export function failedUnits(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    const broken = file.status === "failed" && failed.length === 0;
    return [
      ...(broken ? [failureOf(file.name, "could not be run", file.message)] : []),
      ...failed.map((test) => failureOf(file.name, test.fullName, test.failureMessages.join("\n"))),
    ];
  });
}

/**
 * @param report what Playwright's JSON reporter wrote; undefined when it did not get that far
 * @param status "unexpected" for what failed, "flaky" for what passed at its second try only
 * @returns a text for each such test, with what its first try said, and for each error outside a test
 */
export function browserTests(report, status) {
  const outside = status === "unexpected" ? (report?.errors ?? []) : [];
  return [
    ...outside.map(({ message }) => failureOf("", "outside a test", message)),
    ...(report?.suites ?? []).flatMap((suite) => inSuite(suite, [], status)),
  ];
}

function inSuite(suite, above, status) {
  return [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) =>
          failureOf(
            spec.file,
            [`[${test.projectName}]`, ...above, spec.title].join(" "),
            test.results[0]?.errors.map(({ message }) => message).join("\n"),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...above, inner.title], status)),
  ];
}

/** The place, the name and the first lines of what it said, without colours. */
function failureOf(file, name, message) {
  const place = isAbsolute(file) ? relative(root, file) : file;
  const said = stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, LINES);
  return [[place, name].filter(Boolean).join(": "), ...said.map((line) => `    ${line}`)].join("\n");
}
