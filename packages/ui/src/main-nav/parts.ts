import { chakra } from "@chakra-ui/react";
import { LOW_WINDOW } from "../shop-header/low-window.ts";

/**
 * In the bar of a phone larger text takes a second line, and grows as far as there is room for all: eleven times its
 * size holds the longest parts of four labels, beside their padding.
 */
const BAR_TEXT = "min(0.9375rem, (100vw - 48px) / 11)";

/** The height of the bottom bar of a phone, if any (`data-main-nav`): not in the checkout, nor at `/detalle`. */
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
    paddingX: { base: "6px", md: "2", lg: "3" },
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
  // Room for three digits, also without a number, so that it does not shift the other links later.
  variants: { counted: { true: { paddingRight: { md: "2.25rem", lg: "2.25rem" } } } },
});

export const Count = chakra("span", {
  base: {
    position: "absolute",
    top: { base: "1", md: "calc(50% - 0.6875rem)" },
    left: { base: "calc(50% + 8px)", md: "calc(100% - 2rem)" },
    display: "inline-grid",
    placeItems: "center",
    minWidth: "1.375em",
    height: "1.375em",
    paddingX: "1",
    bg: "gold.solid",
    color: "gold.contrast",
    fontFamily: "heading",
    fontSize: { base: "min(1rem, (100vw - 48px) / 14)", md: "md" },
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
    display: { base: "none", md: "flex" },
    alignItems: "center",
    justifyContent: "center",
    width: "control",
    minHeight: "control",
    marginLeft: "-2",
    color: "fg.muted",
    fontSize: "xl",
    borderRadius: "l2",
    cursor: "pointer",
    _hover: { color: "gold.fg", bg: "bg.muted" },
  },
});
