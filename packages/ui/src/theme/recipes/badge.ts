import { defineRecipe } from "@chakra-ui/react/styled-system";

/** One or two words; the colour alone carries no meaning. */
export const badgeRecipe = defineRecipe({
  className: "chakra-badge",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    minHeight: "1.5rem",
    fontSize: "xs",
    fontWeight: 600,
    lineHeight: "1.2",
    maxWidth: "100%",
    borderRadius: "l1",
  },
  variants: {
    variant: {
      solid: { bg: "colorPalette.solid", color: "colorPalette.contrast" },
      subtle: { bg: "colorPalette.subtle", color: "colorPalette.fg" },
      surface: { colorPalette: "gray", bg: "colorPalette.muted", color: "colorPalette.fg" },
    },
    size: { sm: { paddingX: "1.5" }, md: { paddingX: "2" } },
  },
  defaultVariants: { variant: "subtle", size: "sm" },
});
