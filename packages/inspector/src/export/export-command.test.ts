import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { exportCommand } from "./export-command.ts";

const FILES = new Map([
  ["cart.mmd", "a chart\n"],
  ["cart.svg", "a drawing\n"],
  ["lamp.mmd", "another chart\n"],
]);

/** A folder in which one file is as it should be, one changed, one missing and one too many. */
function outdatedFolder() {
  const folder = mkdtempSync(join(tmpdir(), "machines-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of FILES) if (name !== "lamp.mmd") writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "cart.mmd"), "an older chart\n");
  writeFileSync(join(folder, "gone.svg"), "");
  const content = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  const lines: string[] = [];
  const run = (...options: string[]) =>
    exportCommand(options, {
      folder,
      readFiles: () => Promise.resolve(FILES),
      print: (line) => lines.push(line),
    });
  return { content, lines, run };
}

it("--check names what is out of date, writes nothing and ends with 1", async () => {
  const { content, lines, run } = outdatedFolder();
  const before = content();
  expect(await run("--check")).toBe(1);
  expect(content()).toEqual(before);
  expect(lines).toEqual([
    "docs/machines/cart.mmd",
    "docs/machines/gone.svg",
    "docs/machines/lamp.mmd",
    "3 files, 3 of them out of date",
  ]);
});

it("without an option the files are written, and a check ends with 0", async () => {
  const { content, run } = outdatedFolder();
  expect(await run()).toBe(0);
  expect(content()).toEqual(Object.fromEntries(FILES));
  expect(await run("--check")).toBe(0);
});

it("another option is refused, and nothing written", async () => {
  const { content, lines, run } = outdatedFolder();
  const before = content();
  expect(await run("--chek")).toBe(2);
  expect(lines).toEqual(["Usage: npm run flows:export [-- --check]"]);
  expect(content()).toEqual(before);
});
