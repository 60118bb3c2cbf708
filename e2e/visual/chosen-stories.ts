import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Entry {
  id: string;
  importPath: string;
  type: string;
}

export interface Story {
  id: string;
  /** The name of its pictures, by its file: the title of a story may change, and its id with it. */
  picture: string;
  isScreen: boolean;
}

/** What a component is called in the stories' index: one of all screens, or of one feature. */
const COMPONENT = /^(?:\.\/src|\.\.\/\.\.\/apps\/web\/src\/.+\/components)\/(.+)\.stories\.tsx$/;
const SCREEN = /^\.\.\/\.\.\/apps\/web\/src\/(.+)\.stories\.tsx$/;

/** The names of the regular state of a screen; its first story of these is chosen. */
const WELL = ["full", "ready", "paid", "review", "standard", "selected", "every-method", "code", "rules-met"];

/** The names of other states: every story of these is chosen. */
const OTHERWISE = ["empty", "not-found"];

/** The first story of every component; of every screen its regular and its other states. */
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
