import { defineSemanticTokens } from "@chakra-ui/react/styled-system";

/** By what is inside of what: a tag, a control, what opens over the page. */
export const radii = defineSemanticTokens.radii({
  l1: { value: "{radii.xs}" },
  l2: { value: "{radii.sm}" },
  l3: { value: "{radii.md}" },
});
