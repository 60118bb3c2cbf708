import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { dialogSlotRecipe as ofChakra } from "@chakra-ui/react/theme";

/** Chakra's, in the middle of the window and away from its edges, with the shop's letters. */
export const dialogSlotRecipe = defineSlotRecipe({
  ...ofChakra,
  base: {
    ...ofChakra.base,
    positioner: { ...ofChakra.base?.positioner, paddingX: "4" },
    content: { ...ofChakra.base?.content, textStyle: "md", _highContrast: { border: "2px solid" } },
    title: { textStyle: "heading", paddingRight: "8" },
    footer: { ...ofChakra.base?.footer, flexWrap: "wrap" },
  },
  defaultVariants: { ...ofChakra.defaultVariants, placement: "center" },
});
