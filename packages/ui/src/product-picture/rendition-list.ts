/** The width in pixels of a picture of the shop as the repository has it. */
export const SOURCE_WIDTH = 640;

/** What the build makes of a picture of the shop: how its name ends then, and its width in pixels. */
export const RENDITIONS = [
  { ending: "-240.avif", width: 240 },
  // A card of the shelf on most phones: half as many bytes as the next.
  { ending: "-320.avif", width: 320 },
  { ending: "-480.avif", width: 480 },
  { ending: `-${SOURCE_WIDTH}.avif`, width: SOURCE_WIDTH },
  { ending: "-480.webp", width: 480 },
] as const;
