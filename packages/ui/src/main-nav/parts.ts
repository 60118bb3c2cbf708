import { chakra } from "@chakra-ui/react";
import { LOW_WINDOW } from "../shop-header/low-window.ts";

/**
 * In the bar of a phone larger text takes a second line, and grows as far as there is room for all: twelve times its
 * size holds the longest parts of five labels, beside their padding.
 */
const BAR_TEXT = "min(0.9375rem, (100vw - 30px) / 12)";

/** What the bar takes at the foot of a phone, where there is one (`data-main-nav`): not in the checkout, nor at `/detalle`. */
export const FOOT_BAR = "calc(3.5rem + 1px + env(safe-area-inset-bottom, 0px))";

export const Bar = chakra("nav", {
  base: {
    position: { base: "fixed", md: "static" },
    insetX: 0,
    bottom: "var(--covered-foot, 0px)",
    zIndex: 20,
    display: "flex",
    justifyContent: { base: "space-around", md: "flex-end" },
    gap: { md: "1", lg: "2" },
    paddingBottom: { base: "env(safe-area-inset-bottom)", md: 0 },
    bg: { base: "sign", md: "transparent" },
    borderTop: { base: "1px solid", md: 0 },
    borderColor: "gold.border",
    [LOW_WINDOW]: { position: "static", width: { base: "full", md: "auto" } },
  },
});

export const NavLink = chakra("a", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    flex: { base: "1 1 auto", md: "none" },
    alignItems: "center",
    justifyContent: "center",
    gap: { md: "2" },
    textAlign: "center",
    whiteSpace: { md: "nowrap" },
    minHeight: { base: "3.5rem", md: "control" },
    paddingX: { base: "3px", md: "2", lg: "3" },
    color: "fg",
    textStyle: "label",
    fontSize: { base: BAR_TEXT, md: "lg" },
    borderRadius: "l1",
    _hover: { color: "gold.fg" },
    "&[aria-current=page]": {
      color: "gold.fg",
      boxShadow: "inset 0 -2px 0 var(--chakra-colors-gold-solid)",
    },
  },
  // Room for three figures, also while there is none: what comes later must not push the other links.
  variants: { counted: { true: { paddingRight: { md: "2.25rem", lg: "2.25rem" } } } },
});

export const Count = chakra("span", {
  base: {
    position: "absolute",
    top: { base: "1", md: "calc(50% - 0.6875rem)" },
    left: { base: "min(50% + 0.625rem, 100% - 1rem)", md: "calc(100% - 2rem)" },
    display: "inline-grid",
    placeItems: "center",
    minWidth: "1.375rem",
    height: "1.375rem",
    paddingX: "1",
    bg: "gold.solid",
    color: "gold.contrast",
    fontFamily: "heading",
    fontSize: "md",
    fontWeight: 800,
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
    borderRadius: "l1",
    overflow: "hidden",
    "& > span": {
      display: "block",
      paddingTop: "0.08em",
      animation: "tick var(--chakra-durations-moderate) var(--chakra-easings-out)",
    },
  },
});

export const Action = chakra("button", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    alignSelf: "center",
    flex: { base: "1 1 auto", md: "none" },
    width: { md: "control" },
    minHeight: { base: "3.5rem", md: "control" },
    paddingX: { base: "3px", md: 0 },
    marginLeft: { md: "-2" },
    color: { base: "fg", md: "fg.muted" },
    fontSize: { base: "lg", md: "xl" },
    borderRadius: "l2",
    cursor: "pointer",
    _hover: { color: "gold.fg", bg: { md: "bg.muted" } },
    "& > span": { display: { md: "none" }, textStyle: "label", fontSize: BAR_TEXT },
  },
});
