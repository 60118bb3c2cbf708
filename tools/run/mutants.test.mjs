import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./install.mjs";

const read = (...path) => readFileSync(join(root, ...path), "utf8");

test("each mutant's text is in its file once", () => {
  const mutants = JSON.parse(read("tools", "run", "mutants.json"));
  const outdated = mutants.filter(({ file, text }) => read(file).split(text).length !== 2);
  expect(outdated).toEqual([]);
  expect(mutants.length).toBeGreaterThanOrEqual(25);
});
