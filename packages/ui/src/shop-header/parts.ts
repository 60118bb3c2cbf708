import { chakra } from "@chakra-ui/react";
import { LOW_WINDOW } from "./low-window.ts";

export const Sign = chakra("header", {
  base: {
    colorScheme: "dark",
    position: { md: "sticky" },
    // On a phone the row of the name scrolls away, and that of the search is sticky; the focus brings both back.
    top: { base: "-56px", md: 0 },
    "&:has(a:focus-visible)": { top: 0 },
    zIndex: 20,
    bg: "sign",
    color: "fg",
    borderBottom: "5px double",
    borderColor: "gold.solid",
    [LOW_WINDOW]: { position: "static" },
    _print: { display: "none" },
  },
  variants: { searchable: { true: { position: "sticky" } } },
});

export const Row = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: { base: "2", sm: "3", md: "5", lg: "8" },
    maxWidth: "page",
    // In pixels on a phone, so that the space around larger text does not grow with it.
    minHeight: { base: "56px", md: "4.5rem" },
    marginX: "auto",
    paddingY: { base: "1", md: 0 },
    paddingX: { base: "16px", md: "8" },
    "& > :last-child": { marginLeft: { md: "auto" } },
  },
});

/** The link to the home screen: the name, and what the shop is. */
export const Brand = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "baseline",
    gap: "3",
    paddingY: "1",
    // Leaves room for the notice, which loads later and must not move it.
    marginBottom: { lg: "4" },
    color: "gold.solid",
    "& b": {
      fontFamily: "heading",
      // A long name is smaller, to leave room for the links and, on a laptop, for the search.
      fontSize: {
        base: "min(clamp(1.375rem, 7.2vw, 1.75rem), 36rem / var(--name-length))",
        md: "min(2.25rem, 36rem / var(--name-length))",
      },
      fontWeight: 800,
      lineHeight: "1",
      letterSpacing: "0.01em",
      whiteSpace: "nowrap",
    },
    "& > span": {
      display: { base: "none", xl: "inline" },
      color: "fg.muted",
      textStyle: "sm",
      whiteSpace: "nowrap",
    },
  },
});

export const About = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    marginLeft: { base: "auto", md: 0 },
    marginBottom: { lg: "4" },
    columnGap: { base: "2", sm: "2.5", md: "4", lg: "6" },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: { base: "44px", md: "control" },
      color: "fg.muted",
      textStyle: "label",
      fontSize: { base: "clamp(0.8125rem, 4vw, 0.9375rem)", sm: "md", lg: "lg" },
      _hover: { color: "fg" },
      "&[aria-current=page]": { color: "gold.fg" },
    },
  },
});

/** In the row on wide screens, below it on narrow ones. */
export const Search = chakra("div", {
  base: {
    flex: { lg: 1 },
    order: { base: 1, lg: 0 },
    width: { base: "full", lg: "auto" },
    paddingBottom: { base: "2", lg: 0 },
  },
});
