import { inTurn } from "../in-turn.ts";
import { chosenStories, type Story } from "./chosen-stories.ts";
import { expect, test } from "./fixtures.ts";
import { rendererOf, writeRenderer, pictureBrowser, removePicture, strayPictures } from "./baseline.ts";
import { WORKSHOP } from "./serve-folder.ts";
import { stableScreenshot } from "./stable-screenshot.ts";
import { OTHER_BROWSER, SAME_BROWSER } from "./tolerance.ts";
import type { Look } from "./workshop.ts";

const BY_DAY = [
  { width: 390, height: 844, mode: "light" },
  { width: 1280, height: 720, mode: "light" },
] as const satisfies Look[];

const BY_NIGHT = { width: 390, height: 844, mode: "dark" } as const satisfies Look;

/** Every story in light mode; screens also in dark mode. */
const variantsOf = ({ isScreen }: Story): Look[] => (isScreen ? [...BY_DAY, BY_NIGHT] : [...BY_DAY]);

const nameOf = ({ picture }: Story, { width, mode }: Look) => `${picture}-${width}-${mode}.png`;

const stories = chosenStories(WORKSHOP);

for (const story of stories)
  test(story.picture, async ({ browser, workshop }) => {
    const isSame = isTakingAnew() || rendererOf(browser) === pictureBrowser();
    await workshop.show(story.id);
    await inTurn(variantsOf(story), async (look) => {
      await workshop.look(look);
      const picture = await stableScreenshot(workshop.page);
      expect.soft(picture).toMatchSnapshot(nameOf(story, look), isSame ? SAME_BROWSER : OTHER_BROWSER);
    });
  });

test("every picture is of a story, and it is known what drew it", ({ browser }) => {
  const renderer = rendererOf(browser);
  const names = stories.flatMap((story) => variantsOf(story).map((look) => nameOf(story, look)));
  const stray = strayPictures(new Set(names));
  if (isTakingAnew()) {
    for (const name of stray) removePicture(name);
    writeRenderer(renderer);
    return;
  }
  if (renderer !== pictureBrowser())
    console.warn(
      `The pictures were rendered by ${pictureBrowser()} and this is ${renderer}: edges of letters may differ.`,
    );
  expect(stray).toEqual([]);
});

/** Whether `-u` was given. */
function isTakingAnew(): boolean {
  return test.info().config.updateSnapshots !== "none";
}
