import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const codeFieldRecipe = defineSlotRecipe({
  className: "code-field",
  slots: ["root"],
  base: {
    root: {
      "& .field__box": { maxWidth: "13rem" },
      // One class more than the field's own looks, which would win otherwise.
      "& .field__box .field__input": {
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
  },
});
