import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Story = { id: string; title: string; type: string };

/** How a screen is when all is well, by what the stories of ours call that; the first of these that it has. */
const WELL = ["full", "ready", "paid", "review", "standard", "selected", "every-method", "code", "rules-met"];

/** And when it is not, or when there is nothing to show: each of these that a screen has. */
const OTHERWISE = ["empty", "not-found"];

/** The first story of every piece; of every screen how it is when all is well, and otherwise. */
export function chosenStories(folder: string): Story[] {
  const index = join(folder, "index.json");
  if (!existsSync(index)) throw new Error("the stories are not built: npm run storybook:build");
  const { entries } = JSON.parse(readFileSync(index, "utf8")) as { entries: Record<string, Story> };
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  return [...byTitle].flatMap(([title, [first, ...others]]) => {
    if (!first) return [];
    if (title.startsWith("Piezas/")) return [first];
    return title.startsWith("Pantallas/") ? ofScreen(first, [first, ...others]) : [];
  });
}

function ofScreen(first: Story, stories: Story[]): Story[] {
  const named = (name: string) => stories.find(({ id }) => id.endsWith(`--${name}`));
  const well = WELL.map(named).find((story) => story !== undefined) ?? first;
  const otherwise = OTHERWISE.map(named).filter((story) => story !== undefined);
  return [...new Set([well, ...otherwise])];
}
