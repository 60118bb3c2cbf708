import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { root } from "./install.mjs";

const sources = globSync("{apps,packages,tools}/*/src", { cwd: root }).map((source) => join(root, source));

/** Which folders of a package import which, aside from tests, stories and each folder's list of what others may import. */
function arrowsIn(source, depth) {
  const folderOf = (file) => dirname(relative(source, file)).split(sep).slice(0, depth).join("/");
  const arrows = new Map();
  for (const file of globSync("**/*.{ts,tsx}", { cwd: source })) {
    if (/\b(tests?|testing|stories|index\.ts)\b/.test(file)) continue;
    const text = readFileSync(join(source, file), "utf8");
    const from = folderOf(join(source, file));
    for (const [, imported] of text.matchAll(/(?:from|import)[\s(]*"(\.[^"]+)"/g)) {
      const to = folderOf(join(source, dirname(file), imported));
      if (to !== from && !to.startsWith("..")) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** The cycles of the import graph. */
function circlesIn(arrows) {
  const reached = (from, seen = new Set()) => {
    for (const to of arrows.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...arrows.keys()].filter((folder) => reached(folder).has(folder));
}

test.each(sources.map((source) => relative(root, source)))("no folders of %s import each other", (source) => {
  const circles = [1, 2, 3, 4].flatMap((depth) => circlesIn(arrowsIn(join(root, source), depth)));
  expect([...new Set(circles)]).toEqual([]);
});
