import { defineSemanticTokens } from "@chakra-ui/react/styled-system";

/** How much air is between things, from what is one to what is apart. */
export const spacing = defineSemanticTokens.spacing({
  xs: { value: "{spacing.1}" },
  sm: { value: "{spacing.2}" },
  md: { value: "{spacing.4}" },
  lg: { value: "{spacing.8}" },
  xl: { value: { base: "{spacing.12}", md: "{spacing.20}" } },
});
