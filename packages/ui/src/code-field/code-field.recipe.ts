import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const codeFieldRecipe = defineSlotRecipe({
  className: "code-field",
  slots: ["root"],
  base: {
    root: {
      "& .field__input": {
        fontFamily: "display",
        fontSize: "2xl",
        fontWeight: 700,
        fontVariantNumeric: "tabular-nums",
        letterSpacing: "0.3em",
        lineHeight: "1.2",
      },
    },
  },
});
