import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./install.mjs";

const GUIDE =
  /^## Para qué sirve\n\n.+\n\n## Cuándo sí y cuándo no\n\n- \*\*Sí:\*\* .+\n- \*\*No:\*\* .+\n\n## Anatomía\n\n(?:- .+\n)+\n## Accesibilidad\n\n.+\n$/;

/** Those of all screens, and those that only one feature has. */
const FOLDERS = ["packages/ui/src", "apps/web/src/**/components"];
const find = (ending) =>
  globSync(
    FOLDERS.map((folder) => `${folder}/*/*${ending}`),
    { cwd: root },
  );
const stories = find(".stories.tsx");

const guideOf = (story) => story.replace(".stories.tsx", ".md");
const read = (file) => readFileSync(join(root, file), "utf8");

test("the page of each component says its purpose, when and when not, its anatomy and its accessibility", () => {
  const guides = find(".md");
  expect(new Set(guides)).toEqual(new Set(stories.map(guideOf)));
  expect(guides.filter((guide) => !GUIDE.test(read(guide)))).toEqual([]);
});

test("the page of each component shows its guide, and is in a group", () => {
  const incomplete = stories.filter((story) => {
    const code = read(story);
    return !(
      code.includes(`import guide from "./${basename(guideOf(story))}?raw";`) &&
      code.includes("description: { component: guide }") &&
      /\btitle: "[^"/]+\/[^"/]+"/.test(code)
    );
  });
  expect(incomplete).toEqual([]);
});

test("each story says in Spanish what it shows", () => {
  const all = globSync(
    ["packages/ui/{src,foundations}/**/*.stories.tsx", "apps/{web,desk}/src/**/*.stories.tsx"],
    {
      cwd: root,
    },
  );
  const unnamed = all.flatMap((file) =>
    read(file)
      .split(/^export const /m)
      .slice(1)
      .filter((story) => !/^(?:  |.* = \{ (?:\.\.\..+, )?)name: "/m.test(story))
      .map((story) => `${file}: ${story.split(/[: ]/, 1)[0]}`),
  );
  expect(unnamed).toEqual([]);
});
