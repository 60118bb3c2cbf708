import { defineSemanticTokens } from "@chakra-ui/react/styled-system";
import { colors } from "./colors.ts";

const FLOAT = "0 0 0 1px #ffffff1f, 0 8px 24px #00000059";
const TAG = "0 1px 3px #00000047";

export const semanticTokens = defineSemanticTokens({
  colors,
  // By what is inside of what: a tag, a control, what opens over the page.
  radii: {
    l1: { value: "{radii.xs}" },
    l2: { value: "{radii.sm}" },
    l3: { value: "{radii.md}" },
  },
  // Chakra's steps, and the shadows that a shelf throws on the wall, which is darker by night.
  shadows: {
    xs: { value: TAG },
    sm: { value: TAG },
    md: { value: FLOAT },
    lg: { value: FLOAT },
    xl: { value: FLOAT },
    tag: { value: TAG }, // a piece of card, hung or laid
    float: { value: FLOAT }, // over the page for a moment
    shelf: { value: "0 10px 14px -6px {colors.wall}" }, // what a shelf throws on the wall
    counter: { value: "0 12px 18px -8px {colors.wall}" }, // the same of a deeper one
  },
  // How much air is between things, from what is one to what is apart.
  spacing: {
    xs: { value: "{spacing.1}" },
    sm: { value: "{spacing.2}" },
    md: { value: "{spacing.4}" },
    lg: { value: "{spacing.8}" },
    xl: { value: { base: "{spacing.12}", md: "{spacing.20}" } },
  },
});
