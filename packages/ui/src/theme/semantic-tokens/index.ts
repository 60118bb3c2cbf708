import { defineSemanticTokens } from "@chakra-ui/react/styled-system";
import { colors } from "./colors.ts";

const FLOAT = "0 0 0 1px #ffffff1f, 0 8px 24px #00000059";
const TAG = "0 1px 3px #00000047";

export const semanticTokens = defineSemanticTokens({
  colors,
  // The radius of a tag or a card, of a control, and of what opens over the page.
  radii: {
    l1: { value: "{radii.xs}" },
    l2: { value: "{radii.sm}" },
    l3: { value: "{radii.md}" },
  },
  // Chakra's steps, and the shadows of a shelf on the page, which are darker in dark mode.
  shadows: {
    xs: { value: TAG },
    sm: { value: TAG },
    md: { value: FLOAT },
    lg: { value: FLOAT },
    xl: { value: FLOAT },
    tag: { value: TAG }, // a card
    float: { value: FLOAT }, // a temporary overlay
    shelf: { value: "0 10px 14px -6px {colors.wall}" }, // the shadow of a shelf
    counter: { value: "0 12px 18px -8px {colors.wall}" }, // of a deeper shelf
  },
  // The gaps, from closely related to separate elements.
  spacing: {
    xs: { value: "{spacing.1}" },
    sm: { value: "{spacing.2}" },
    md: { value: "{spacing.4}" },
    lg: { value: "{spacing.8}" },
    xl: { value: { base: "{spacing.12}", md: "{spacing.20}" } },
  },
});
