/** How far a picture may differ from the stored one: how unlike a pixel may be (0 to 1), and which part of them. */
type Tolerance = { threshold: number; maxDiffPixelRatio: number };

/** The same browser renders the same picture: only values at the border of two shades may differ. */
export const SAME_BROWSER: Tolerance = { threshold: 0.04, maxDiffPixelRatio: 0.0005 };

/** Another browser renders the edges of letters in other greys, at the same positions. */
export const OTHER_BROWSER: Tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.03 };
