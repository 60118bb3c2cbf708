import { RENDITIONS } from "./rendition-list.ts";

/** The shop's own pictures, of which the build creates renditions. */
const OWN = /^(\/pictures\/[\w-]+)\.webp$/;

/** A picture's URL, and the placeholder colour in its hash. */
export interface PictureSource {
  src: string;
  color?: string | undefined;
  /** A `srcset` of the renditions; undefined without. */
  avif?: string | undefined;
}

/**
 * Parses a picture's URL: `/pictures/milk.webp#BFE0F2`. Any other URL is used as it is.
 * @param hasRenditions whether the build has created those of the shop's own pictures
 */
export function pictureSource(
  address: string,
  hasRenditions = import.meta.env["PICTURE_RENDITIONS"] === true,
): PictureSource {
  const [src = "", color] = address.split(/(#[0-9a-f]{6})$/i);
  const [, own] = (hasRenditions && OWN.exec(src)) || [];
  if (own === undefined) return { src, color };
  return { src, color, avif: RENDITIONS.map((width) => `${own}-${width}.avif ${width}w`).join(", ") };
}
