import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { resultsOf } from "./failures.mjs";
import { root } from "./install.mjs";

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
    retries: 1, projects: [{ name: "desktop" }], reporter: [["json", { outputFile: "../reports/browser.json" }]],
  };`,
  "package.json": `{ "type": "module" }`,
};

test(
  "the reports of the two runners are counted, and each failure is shown with its place, its name and its output",
  { timeout: 60_000 },
  async () => {
    // Beside the packages, where both runners are found.
    mkdirSync(join(root, "reports"), { recursive: true });
    const folder = mkdtempSync(join(root, "reports", "failures-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const report = "--outputFile=../reports/unit.json";
    await Promise.all([
      ended(join(folder, "unit"), bin("vitest", "vitest.mjs"), "run", "--root=.", "--reporter=json", report),
      ended(join(folder, "browser"), bin("@playwright/test", "cli.js"), "test"),
    ]);
    const { passed, failed, flaky } = resultsOf([join(folder, "reports"), join(folder, "none")]);
    expect(passed).toBe(3);
    expect(flaky).toEqual([
      expect.stringMatching(/^sums\.spec\.js: \[desktop\] are right at last\n {4}Error: /),
    ]);
    expect(failed.toSorted()).toEqual([
      expect.stringMatching(
        /^reports\/failures-\w+\/unit\/lost\.test\.js: could not be run\n {4}.*nowhere\.js/,
      ),
      expect.stringMatching(
        /^reports\/failures-\w+\/unit\/sums\.test\.js: sums are wrong\n {4}AssertionError: expected 2 to be 3/,
      ),
      // In the letters of no terminal's colours.
      expect.stringMatching(/^sums\.spec\.js: \[desktop\] are wrong\n {4}Error: expect\(received\)\.toBe/),
    ]);
  },
);

function bin(name, file) {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve(`${name}/package.json`, { paths: [root, join(root, "e2e")] })), file);
}

/** Runs a script to its end, whatever its result: these runs are expected to fail. */
function ended(cwd, script, ...args) {
  return promisify(execFile)(process.execPath, [script, ...args], { cwd }).catch(() => undefined);
}
