import { defineRecipe } from "@chakra-ui/react/styled-system";

const underline = {
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
} as const;

/** `underline` in a sentence or on a line of its own; `plain` where its position identifies it as a link. */
export const linkRecipe = defineRecipe({
  className: "chakra-link",
  base: { cursor: "pointer" },
  variants: {
    variant: {
      underline: {
        ...underline,
        color: "colorPalette.fg",
        fontWeight: 600,
        _hover: { textDecorationThickness: "2px" },
      },
      plain: { color: "inherit", _hover: underline },
    },
  },
  defaultVariants: { variant: "underline" },
});
