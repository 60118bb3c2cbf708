import { defineRecipe } from "@chakra-ui/react/styled-system";

/**
 * `3xl` is the title of a screen, `2xl` of a part of it, `xl` of a block in it; Chakra's smaller sizes look the same
 * here. `4xl` is for the slogan that heads the home.
 */
export const headingRecipe = defineRecipe({
  className: "chakra-heading",
  // It may contain text that a shopper has typed.
  base: { overflowWrap: "anywhere" },
  variants: {
    size: {
      sm: { textStyle: "label" },
      md: { textStyle: "label" },
      lg: { textStyle: "label" },
      xl: { textStyle: "subheading" },
      "2xl": { textStyle: "heading" },
      "3xl": { textStyle: "title" },
      "4xl": { textStyle: "promise" },
    },
  },
  defaultVariants: { size: "2xl" },
});
