import { defineRecipe } from "@chakra-ui/react/styled-system";

/** The box of inputs and selects. */
export const inputBox = {
  "--input-height": "sizes.control",
  width: "100%",
  minWidth: 0,
  minHeight: "control",
  paddingX: "3",
  paddingY: "2",
  fontSize: "md",
  color: "fg",
  bg: "bg.panel",
  border: "1px solid",
  borderColor: "border.emphasized",
  borderRadius: "l2",
  transitionProperty: "border-color",
  transitionDuration: "moderate",
  _hover: { borderColor: "colorPalette.border" },
  _focusVisible: { outlineOffset: "0px", borderColor: "colorPalette.focusRing" },
  _invalid: { borderColor: "border.error", boxShadow: "inset 0 0 0 1px var(--chakra-colors-border-error)" },
  _disabled: { bg: "bg", color: "fg.muted", cursor: "disabled" },
} as const;

export const inputRecipe = defineRecipe({
  className: "chakra-input",
  base: {
    ...inputBox,
    // Large enough to be compared with a message.
    "&[autocomplete=one-time-code]": {
      maxWidth: "13rem",
      minHeight: "3.25rem",
      paddingX: "4",
      fontFamily: "heading",
      fontSize: "2xl",
      fontWeight: 700,
      fontVariantNumeric: "tabular-nums",
      letterSpacing: "0.3em",
      lineHeight: "1.2",
    },
  },
  variants: {
    // The small sizes are no lower than the others: a finger needs that height.
    size: {
      xs: { fontSize: "xs", paddingX: "2" },
      sm: { fontSize: "sm", paddingX: "2.5" },
      md: {},
      lg: { minHeight: "3.25rem", fontSize: "lg", paddingX: "4" },
    },
  },
  defaultVariants: { size: "md" },
});

export const textareaRecipe = defineRecipe({
  className: "chakra-textarea",
  base: { ...inputBox, minHeight: "8rem", lineHeight: "1.5" },
});
