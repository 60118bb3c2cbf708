import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./install.mjs";
import { PARTS } from "./parts.mjs";

const workflow = readFileSync(join(root, ".github", "workflows", "ci.yml"), "utf8");
const captured = (pattern) => Array.from(workflow.matchAll(pattern), ([, found]) => found);

test("each part of npm run test:full has one job", () => {
  expect(captured(/parts: "([^"]+)"/g).flatMap((names) => names.split(" "))).toEqual(Object.keys(PARTS.full));
});

test("actions are named by commit, and may read alone", () => {
  const actions = captured(/uses: (\S+)/g);
  expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
  expect(captured(/^ *permissions:\n((?: +.+\n)+)/gm)).toEqual(["  contents: read\n"]);
});

test("each job ends in a time of its own", () => {
  const jobs = workflow.slice(workflow.indexOf("\njobs:"));
  expect(jobs.match(/^    timeout-minutes: /gm)).toHaveLength(jobs.match(/^    runs-on: /gm)?.length ?? 0);
});
