import { RENDITIONS } from "./rendition-list.ts";

/** The shop's own pictures, of which the build creates renditions. */
const OWN = /^(\/pictures\/[\w-]+)\.webp$/;

/** A picture's URL, and the placeholder colour in its hash. */
export interface PictureSource {
  src: string;
  color?: string | undefined;
  /** A `srcset`, only if the build has created it. */
  avif?: string | undefined;
}

/**
 * Parses a picture's URL: `/pictures/milk.webp#BFE0F2`. Any other URL is used as it is.
 * @param areMade whether the build has created renditions of the shop's own pictures, at 240, 320, 480 and 640 pixels
 */
export function pictureSource(
  address: string,
  areMade = import.meta.env["PICTURE_RENDITIONS"] === true,
): PictureSource {
  const [src = "", color] = address.split(/(#[0-9a-f]{6})$/i);
  const [, own] = (areMade && OWN.exec(src)) || [];
  if (own === undefined) return { src, color };
  return { src, color, avif: RENDITIONS.map((width) => `${own}-${width}.avif ${width}w`).join(", ") };
}
