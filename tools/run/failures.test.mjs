import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserTests, failedUnits } from "./failures.mjs";
import { root } from "./lock-stamp.mjs";

const FILES = {
  "unit/sums.test.js": `
    import { describe, expect, test } from "vitest";
    describe("sums", () => {
      test("are right", () => expect(1 + 1).toBe(2));
      test("are wrong", () => expect(1 + 1).toBe(3));
    });`,
  "unit/lost.test.js": `import "./nowhere.js";`,
  "browser/sums.spec.js": `
    import { expect, test } from "@playwright/test";
    test("are right", () => expect(1 + 1).toBe(2));
    test.describe("sums", () => {
      test("are wrong", () => expect(1 + 1).toBe(3));
      test("are right at last", () => expect(test.info().retry).toBe(1));
    });`,
  "browser/playwright.config.js": `export default {
    retries: 1, projects: [{ name: "desktop" }], reporter: [["json", { outputFile: "report.json" }]],
  };`,
  "package.json": `{ "type": "module" }`,
};

let folder = "";
const report = async (name) => JSON.parse(await readFile(join(folder, name), "utf8"));

beforeAll(async () => {
  // Beside the packages, where both runners are found.
  await mkdir(join(root, "reports"), { recursive: true });
  folder = await mkdtemp(join(root, "reports", "failures-"));
  await Promise.all(
    Object.entries(FILES).map(async ([name, text]) => {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }),
  );
  await Promise.all([
    ended(
      join(folder, "unit"),
      bin("vitest", "vitest.mjs"),
      "run",
      "--root=.",
      "--reporter=json",
      "--outputFile=report.json",
    ),
    ended(join(folder, "browser"), bin("@playwright/test", "cli.js"), "test"),
  ]);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a unit test that failed is told with its file, its name and what it said", async () => {
  const [wrong, ...others] = failedUnits(await report("unit/report.json")).filter((text) =>
    text.includes("sums"),
  );
  expect(others).toEqual([]);
  expect(wrong).toMatch(/^reports\/failures-\w+\/unit\/sums\.test\.js: sums are wrong\n {4}AssertionError: /);
  expect(wrong).toContain("expected 2 to be 3");
});

test("a file that could not be run is told too", async () => {
  const lost = failedUnits(await report("unit/report.json")).filter((text) => text.includes("lost.test.js"));
  expect(lost).toEqual([expect.stringMatching(/lost\.test\.js: could not be run\n {4}.*nowhere\.js/)]);
});

test("a browser test that failed twice is told apart from one that passed at its second try", async () => {
  const written = await report("browser/report.json");
  expect(browserTests(written, "unexpected")).toEqual([
    expect.stringMatching(/^sums\.spec\.js: \[desktop\] sums are wrong\n {4}Error: expect\(received\)\.toBe/),
  ]);
  expect(browserTests(written, "flaky")).toEqual([
    expect.stringContaining("[desktop] sums are right at last"),
  ]);
});

test("what a terminal would colour is told in plain letters", async () => {
  const message = "\u001B[31mExpected:\u001B[39m 3";
  const coloured = { errors: [{ message }], suites: [] };
  expect(browserTests(coloured, "unexpected")).toEqual(["outside a test\n    Expected: 3"]);
});

test("a step that wrote no report has nothing to tell", () => {
  expect([...failedUnits(undefined), ...browserTests(undefined, "unexpected")]).toEqual([]);
});

function bin(name, file) {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve(`${name}/package.json`, { paths: [root, join(root, "e2e")] })), file);
}

/** Runs to its end, whatever it says: these runs are to fail. */
function ended(cwd, script, ...args) {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd }, resolve);
  });
}
