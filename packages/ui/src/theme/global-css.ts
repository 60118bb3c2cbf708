import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

/** No animations, and changes without transitions. */
export const reducedMotion = {
  animationDuration: "1ms !important",
  animationIterationCount: "1 !important",
  transitionDuration: "1ms !important",
  scrollBehavior: "auto !important",
} as const;

/** Global styles. */
export const globalCss = defineGlobalStyles({
  html: {
    colorPalette: "gold",
    colorScheme: "light dark",
    fontFamily: "body",
    color: "fg",
    bg: "bg",
    // very wide windows: everything grows instead of leaving empty space
    "@media (min-width: 2560px)": { fontSize: "120%" },
    // the focused element is never behind the header, the bar of links or a `ConsentBand`
    scrollPaddingTop: { base: "5rem", md: "9rem", lg: "6rem" },
    scrollPaddingBottom: { base: "15rem", md: "1rem" },
    "&:has([data-consent])": { scrollPaddingBottom: { md: "9rem" } },
    "--global-color-border": "colors.border",
    // print is always light
    _print: { colorScheme: "light !important" },
  },
  body: { overflowX: "clip" },
  // What Chakra's modals set on the body is not inherited by the page: that would restyle 1,600 elements of a list
  // before the first frame of a drawer.
  "body > div": { pointerEvents: "auto" },
  "p, dd": { textWrap: "pretty" },
  // An empty stack takes no space, and none is wider than its container.
  ".chakra-stack": { minWidth: 0, _empty: { display: "none !important" } },
  ":focus-visible": { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "2px" },
  // Forced colours: what is otherwise marked by a background gets a border, and the focus ring is thicker.
  "[aria-current]:not([aria-current=false]), label:has(:checked)": {
    _highContrast: { outline: "2px solid Highlight !important", outlineOffset: "-2px" },
  },
  ":focus-visible:focus-visible": { _highContrast: { outline: "4px solid CanvasText !important" } },
  "::selection": { bg: "colorPalette.solid", color: "colorPalette.contrast" },
  "::placeholder": { color: "fg.muted" },
  "*, ::before, ::after": { _motionReduce: reducedMotion },
});
