import type { Page } from "@playwright/test";
import sharp from "sharp";

/** How many shades of red, green and blue a stored picture has: enough to distinguish two tokens. */
const SHADES = 32;

const STEP = 256 / SHADES;

/** A screenshot once two in a row are equal, in few shades: the pictures are stored in the repository. */
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
