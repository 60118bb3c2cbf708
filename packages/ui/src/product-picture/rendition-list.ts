/** The width in pixels of the shop's pictures in the repository. */
export const SOURCE_WIDTH = 640;

/**
 * The widths in pixels that the build renders of a picture, as AVIF. 320 is a card of the shelf on most phones: half as
 * many bytes as the next.
 */
export const RENDITIONS = [240, 320, 480, SOURCE_WIDTH];
