import { defineTokens } from "@chakra-ui/react/styled-system";
import { spacing } from "./spacing.ts";
import { values } from "./values.ts";

/** The least height of a control, and the widths of pages, texts and forms. */
export const shopSizes = values({
  control: "2.75rem",
  page: "100rem",
  wide: "80rem",
  text: "42rem",
  form: "26rem",
});

/** Chakra's names, which its own recipes use, too; `8xl` is the width of the shop's page. */
const chakraSizes = values({
  "2xs": "16rem",
  xs: "20rem",
  sm: "24rem",
  md: "28rem",
  lg: "32rem",
  xl: "36rem",
  "2xl": "42rem",
  "3xl": "48rem",
  "4xl": "56rem",
  "5xl": "64rem",
  "6xl": "72rem",
  "7xl": "80rem",
  "8xl": "100rem",
  max: "max-content",
  min: "min-content",
  fit: "fit-content",
  prose: "60ch",
  full: "100%",
  dvh: "100dvh",
  dvw: "100dvw",
  "1/2": "50%",
  "1/3": "33.333333%",
  "2/3": "66.666667%",
  "1/4": "25%",
  "3/4": "75%",
});

export const sizes = defineTokens.sizes({ ...spacing, ...chakraSizes, ...shopSizes });
