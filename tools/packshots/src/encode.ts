import sharp from "sharp";
import { PICTURE_PIXELS } from "./size.ts";

/**
 * A picture as the repository keeps it.
 * @param pixels RGBA with straight alpha, `PICTURE_PIXELS` square
 */
export function encodePicture(pixels: Buffer): Promise<Buffer> {
  const raw = { width: PICTURE_PIXELS, height: PICTURE_PIXELS, channels: 4 } as const;
  return sharp(pixels, { raw })
    .webp({ quality: 84, alphaQuality: 90, effort: 5, smartSubsample: true })
    .toBuffer();
}

/** The mean colour of what is not transparent, such as `#85AB55`. */
export function meanColor(pixels: Buffer): string {
  const sums = [0, 0, 0];
  let all = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
    all += alpha;
  }
  const hex = sums.map((sum) =>
    Math.round(sum / Math.max(1, all))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`.toUpperCase();
}
