import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Entry {
  id: string;
  importPath: string;
  type: string;
}

export interface Story {
  id: string;
  /** What its pictures are called, by its file: a story may get another title, and its id with it. */
  picture: string;
  isScreen: boolean;
}

/** What a component is called in the stories' index: one of all screens, or of one feature. */
const COMPONENT = /^(?:\.\/src|\.\.\/\.\.\/apps\/web\/src\/.+\/components)\/(.+)\.stories\.tsx$/;
const SCREEN = /^\.\.\/\.\.\/apps\/web\/src\/(.+)\.stories\.tsx$/;

/** How a screen is when all is well, by what the stories of ours call that; the first of these that it has. */
const WELL = ["full", "ready", "paid", "review", "standard", "selected", "every-method", "code", "rules-met"];

/** And when it is not, or when there is nothing to show: each of these that a screen has. */
const OTHERWISE = ["empty", "not-found"];

/** The first story of every component; of every screen how it is when all is well, and otherwise. */
export function chosenStories(folder: string): Story[] {
  const index = join(folder, "index.json");
  if (!existsSync(index)) throw new Error("the stories are not built: npm run storybook:build -w @shop/ui");
  const { entries } = JSON.parse(readFileSync(index, "utf8")) as { entries: Record<string, Entry> };
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath);
  return [...byFile].flatMap(([file, [first, ...others]]) => {
    if (!first) return [];
    const [, component] = COMPONENT.exec(file) ?? [];
    if (component) return [toStory(first, "piezas", component)];
    const [, screen] = SCREEN.exec(file) ?? [];
    if (!screen) return [];
    return ofScreen(first, [first, ...others]).map((entry) => toStory(entry, "pantallas", screen));
  });
}

function ofScreen(first: Entry, stories: Entry[]): Entry[] {
  const named = (name: string) => stories.find(({ id }) => id.endsWith(`--${name}`));
  const well = WELL.map(named).find((story) => story !== undefined) ?? first;
  const otherwise = OTHERWISE.map(named).filter((story) => story !== undefined);
  return [...new Set([well, ...otherwise])];
}

function toStory({ id }: Entry, kind: "piezas" | "pantallas", path: string): Story {
  const parts = path.split("/");
  // `button/button` is said once
  const file = parts.filter((part, place) => part !== parts[place - 1]).join("-");
  const name = id.slice(id.indexOf("--"));
  return { id, picture: `${kind}-${file}${name}`, isScreen: kind === "pantallas" };
}
