import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lock-stamp.mjs";

const GUIDE =
  /^## Para qué sirve\n\n.+\n\n## Cuándo sí y cuándo no\n\n- \*\*Sí:\*\* .+\n- \*\*No:\*\* .+\n\n## Anatomía\n\n(?:- .+\n)+\n## Accesibilidad\n\n.+\n$/;

const folder = join(root, "packages", "ui", "src");
const stories = globSync("*/*.stories.tsx", { cwd: folder });

const guideOf = (story) => story.replace(".stories.tsx", ".md");
const read = (file) => readFileSync(join(folder, file), "utf8");

test("the page of each component says its purpose, when and when not, its anatomy and its accessibility", () => {
  const guides = globSync("*/*.md", { cwd: folder });
  expect(new Set(guides)).toEqual(new Set(stories.map(guideOf)));
  expect(guides.filter((guide) => !GUIDE.test(read(guide)))).toEqual([]);
});

test("the page of each component shows its guide, and stands in a group", () => {
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
