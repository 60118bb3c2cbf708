import { defineTextStyles } from "@chakra-ui/react/styled-system";

const heading = { fontFamily: "heading", fontWeight: 800, lineHeight: "1.02", textWrap: "balance" };

/**
 * Condensed and bold styles for headings and labels, and Chakra's plain steps, with the shop's line heights. The condensed letters
 * have three weights, 500, 700 and 800, as the browser makes the letters of each anew before it shows a page.
 */
export const textStyles = defineTextStyles({
  /** The shop's promise, which heads its home. */
  promise: {
    value: {
      ...heading,
      fontSize: { base: "1.75rem", md: "2.75rem" },
      lineHeight: "1",
      letterSpacing: "-0.01em",
    },
  },
  title: { value: { ...heading, fontSize: "3xl" } },
  heading: { value: { ...heading, fontSize: "2xl" } },
  subheading: { value: { ...heading, fontSize: "xl", fontWeight: 700, lineHeight: "1.15" } },
  label: { value: { fontFamily: "heading", fontSize: "lg", fontWeight: 700, lineHeight: "1.2" } },
  "2xs": { value: { fontSize: "2xs", lineHeight: "1.3" } },
  xs: { value: { fontSize: "xs", lineHeight: "1.3" } },
  sm: { value: { fontSize: "sm", lineHeight: "1.4" } },
  md: { value: { fontSize: "md", lineHeight: "1.5" } },
  lg: { value: { fontSize: "lg", lineHeight: "1.45" } },
  xl: { value: { fontSize: "xl", lineHeight: "1.3" } },
  "2xl": { value: { fontSize: "2xl", lineHeight: "1.2" } },
  "3xl": { value: { fontSize: "3xl", lineHeight: "1.1" } },
  "4xl": { value: { fontSize: "4xl", lineHeight: "1" } },
});
