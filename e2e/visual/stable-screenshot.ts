import type { Page } from "@playwright/test";
import sharp from "sharp";

/** How many shades of red, of green and of blue a kept picture has: enough to tell two tokens, and a third of the bytes. */
const SHADES = 32;

const STEP = 256 / SHADES;

/** What the window shows once two looks at it are the same, in few shades: such pictures are kept in the repository. */
export async function stableScreenshot(page: Page): Promise<Buffer> {
  const seen = await whenStable(page, await page.screenshot({ animations: "disabled" }));
  const { data, info } = await sharp(seen).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const coarse = data.map((value) => Math.floor(value / STEP) * STEP + STEP / 2);
  return sharp(coarse, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function whenStable(page: Page, before: Buffer): Promise<Buffer> {
  const now = await page.screenshot({ animations: "disabled" });
  return now.equals(before) ? now : whenStable(page, now);
}
