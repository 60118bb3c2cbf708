import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, type Page } from "@playwright/test";

const BUILT = fileURLToPath(new URL("../../packages/ui/storybook-static/", import.meta.url));

type Story = { id: string; title: string; type: string };

/** A screen with everything on it, where it has a story of that; else its first one. */
const FULL = /--(?:full|ready|paid|shown)$/;

/** One story of every piece and every screen: how it is when all is well. */
function chosenStories(): Story[] {
  const index = join(BUILT, "index.json");
  if (!existsSync(index)) throw new Error("build the stories first: npm run storybook:build");
  const { entries } = JSON.parse(readFileSync(index, "utf8")) as { entries: Record<string, Story> };
  const chosen = new Map<string, Story>();
  for (const story of Object.values(entries)) {
    const isWanted = story.type === "story" && /^(?:Piezas|Pantallas)\//.test(story.title);
    if (isWanted && (FULL.test(story.id) || !chosen.has(story.title))) chosen.set(story.title, story);
  }
  return [...chosen.values()];
}

/** Brings a story to its end, with the clock still. */
async function show(page: Page, id: string, theme: "light" | "dark"): Promise<void> {
  await page.clock.setFixedTime("2026-11-21T18:00:00Z");
  await page.route("**/*", (route) => {
    const path = join(BUILT, decodeURIComponent(new URL(route.request().url()).pathname));
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  const query = new URLSearchParams({ id, viewMode: "story", globals: `theme:${theme}` });
  await page.goto(`http://stories.localhost/iframe.html?${query}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { storyRenders?: { phase?: string }[] };
    };
    const renders = preview?.storyRenders ?? [];
    return renders.length > 0 && renders.every(({ phase }) => phase === "finished" || phase === "completed");
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading === "eager");
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

for (const { id, title } of chosenStories()) {
  for (const [width, theme] of [
    [390, "light"],
    [1280, "light"],
    [390, "dark"],
  ] as const) {
    if (theme === "dark" && !title.startsWith("Pantallas/")) continue;
    test(`${id}, ${width}, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await show(page, id, theme);
      await expect(page).toHaveScreenshot(`${id}-${width}-${theme}.png`);
    });
  }
}
