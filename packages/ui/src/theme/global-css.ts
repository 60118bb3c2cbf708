import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

/** Nothing moves by itself any more, and a change is seen at once. */
export const reducedMotion = {
  animationDuration: "1ms !important",
  animationIterationCount: "1 !important",
  transitionDuration: "1ms !important",
  scrollBehavior: "auto !important",
} as const;

/** What holds for the whole page. */
export const globalCss = defineGlobalStyles({
  html: {
    colorPalette: "gold",
    colorScheme: "light dark",
    fontFamily: "body",
    color: "fg",
    bg: "bg",
    // as wide as a wall: everything grows with it, instead of leaving it empty
    "@media (min-width: 2560px)": { fontSize: "120%" },
    // what has focus is never behind the sign, the bar of links or the question of a `ConsentBand`
    scrollPaddingTop: { base: "5rem", md: "9rem", lg: "6rem" },
    scrollPaddingBottom: { base: "15rem", md: "1rem" },
    "&:has([data-consent])": { scrollPaddingBottom: { md: "9rem" } },
    "--global-color-border": "colors.border",
    // paper is white, whatever the screen is
    _print: { colorScheme: "light !important" },
  },
  body: { overflowX: "clip" },
  // What modal parts of Chakra set at the body is not inherited by all that is in the page: 1,600 elements of a list,
  // styled before the first frame of a drawer.
  "body > div": { pointerEvents: "auto" },
  "p, dd": { textWrap: "pretty" },
  // A stack of nothing takes no place between others, and none is wider than its own place.
  ".chakra-stack": { minWidth: 0, _empty: { display: "none !important" } },
  ":focus-visible": { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "2px" },
  // Colours of the reader's own: what is chosen here by a ground is framed, and the focus is thicker than that.
  "[aria-current]:not([aria-current=false]), label:has(:checked)": {
    _highContrast: { outline: "2px solid Highlight !important", outlineOffset: "-2px" },
  },
  ":focus-visible:focus-visible": { _highContrast: { outline: "4px solid CanvasText !important" } },
  "::selection": { bg: "colorPalette.solid", color: "colorPalette.contrast" },
  "::placeholder": { color: "fg.muted" },
  "*, ::before, ::after": { _motionReduce: reducedMotion },
});
