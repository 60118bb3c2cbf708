import { defineTokens } from "@chakra-ui/react/styled-system";
import { colors } from "./colors.ts";
import { sizes } from "./sizes.ts";
import { spacing } from "./spacing.ts";
import { values } from "./values.ts";

/**
 * Tokens that are the same in light and dark mode. Sizes of text and spaces are in rem: they follow the text size that
 * the reader has set. `Sofia Arial` and the like are fallbacks with the metrics of the font that is still loading.
 */
export const tokens = defineTokens({
  colors,
  spacing,
  sizes,
  fonts: values({
    heading: "'Sofia Sans Condensed Variable', 'Sofia Arial', 'Sofia Roboto', 'Arial Narrow', sans-serif",
    body: "'Figtree Variable', 'Figtree Arial', 'Figtree Roboto', system-ui, sans-serif",
  }),
  fontSizes: values({
    "2xs": "0.75rem",
    xs: "0.8125rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.375rem",
    "2xl": "1.75rem",
    "3xl": "clamp(2rem, 1.5rem + 2.2vw, 3rem)",
    "4xl": "clamp(2.625rem, 1.6rem + 4.6vw, 5.25rem)",
  }),
  fontWeights: values({ normal: 400, medium: 500, semibold: 600, bold: 700, extrabold: 800 }),
  radii: values({ none: "0", xs: "2px", sm: "6px", md: "10px", lg: "10px", full: "9999px" }),
  // `pendingDelay`: a faster response shows no pending state.
  durations: values({
    fastest: "50ms",
    faster: "100ms",
    fast: "150ms",
    moderate: "180ms",
    slow: "300ms",
    pendingDelay: "300ms",
  }),
  animations: values({ spin: "spin 1s linear infinite" }),
  easings: values({ out: "cubic-bezier(.2,.8,.2,1)", "ease-in-smooth": "cubic-bezier(.2,.8,.2,1)" }),
  zIndex: values({
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
  cursor: values({
    button: "pointer",
    checkbox: "pointer",
    disabled: "not-allowed",
    menuitem: "pointer",
    option: "pointer",
    radio: "pointer",
  }),
});
