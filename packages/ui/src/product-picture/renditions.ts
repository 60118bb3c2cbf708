import { RENDITIONS, SOURCE_WIDTH } from "./rendition-list.ts";

/** The pictures that the shop brings along, which the build has made smaller and larger. */
const OWN = /^(\/pictures\/[\w-]+)\.webp$/;

/** A picture's address, and what its `#` says: the colour that stands in its place until it has come. */
export interface PictureSource {
  src: string;
  color?: string | undefined;
  /** For browsers that know AVIF, and for the others; only where the build has made them. */
  avif?: string | undefined;
  webp?: string | undefined;
}

/**
 * Takes a picture's address apart: `/pictures/milk.webp#BFE0F2`. Any other address is used as it is.
 * @param areMade whether the build has made renditions of the shop's own pictures, at 240, 320, 480 and 640 pixels
 */
export function pictureSource(
  address: string,
  areMade = import.meta.env["PICTURE_RENDITIONS"] === true,
): PictureSource {
  const [src = "", color] = address.split(/(#[0-9a-f]{6})$/i);
  const [, own] = (areMade && OWN.exec(src)) || [];
  if (own === undefined) return { src, color };
  return {
    src,
    color,
    avif: sourcesOf(own, "avif"),
    webp: `${sourcesOf(own, "webp")}, ${src} ${SOURCE_WIDTH}w`,
  };
}

function sourcesOf(own: string, format: string): string {
  return RENDITIONS.filter(({ ending }) => ending.endsWith(format))
    .map(({ ending, width }) => `${own}${ending} ${width}w`)
    .join(", ");
}
