import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "@playwright/test";

const PUBLIC = fileURLToPath(new URL("../../apps/web/public/", import.meta.url));
const LOGO = readFileSync(`${PUBLIC}favicon.svg`, "utf8");

/** The background of the logo, without its round corners: devices crop icons. */
const GROUND = "#1D1C19";

test("the icons of the installed shop, from its logo", async ({ page }) => {
  test.skip(test.info().project.name !== "1440", "they have sizes of their own");
  const draw = async (
    name: string,
    size: number,
    { fills, share = 1 }: { fills: boolean; share?: number },
  ) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`
      <style>
        body { margin: 0; height: 100vh; display: grid; place-items: center; ${fills ? `background: ${GROUND};` : ""} }
        svg { width: ${100 * share}vw; display: block; }
      </style>
      ${LOGO}`);
    await page.screenshot({ path: `${PUBLIC}icons/${name}.png`, omitBackground: true });
  };
  await draw("icon-192", 192, { fills: false });
  await draw("icon-512", 512, { fills: false });
  // A mask may crop everything outside of a circle of four fifths of the width.
  await draw("icon-maskable-512", 512, { fills: true, share: 0.72 });
  await draw("icon-180", 180, { fills: true, share: 0.86 });
});
