/** How far a picture may be from the one that is kept: how unlike a pixel may be (0 to 1), and which part of them. */
type Tolerance = { threshold: number; maxDiffPixelRatio: number };

/** One browser draws the same picture again: what is left is a value on the border of two shades. */
export const SAME_BROWSER: Tolerance = { threshold: 0.04, maxDiffPixelRatio: 0.0005 };

/** Another one draws the edges of letters in other greys, and no edge elsewhere. */
export const OTHER_BROWSER: Tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.03 };
