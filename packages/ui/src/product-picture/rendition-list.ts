/** The width in pixels of the shop's pictures in the repository. */
export const SOURCE_WIDTH = 640;

/** The renditions that the build creates of a picture: the ending of the name, and the width in pixels. */
export const RENDITIONS = [
  { ending: "-240.avif", width: 240 },
  // A card of the shelf on most phones: half as many bytes as the next.
  { ending: "-320.avif", width: 320 },
  { ending: "-480.avif", width: 480 },
  { ending: `-${SOURCE_WIDTH}.avif`, width: SOURCE_WIDTH },
  { ending: "-480.webp", width: 480 },
] as const;
