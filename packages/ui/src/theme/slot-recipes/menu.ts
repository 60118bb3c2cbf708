import type { SlotRecipeConfig } from "@chakra-ui/react/styled-system";
import { menuSlotRecipe as ofChakra } from "@chakra-ui/react/theme";

/** Chakra's, with letters and targets of the shop's size. */
export const menuSlotRecipe: SlotRecipeConfig = {
  ...ofChakra,
  base: { ...ofChakra.base, content: { ...ofChakra.base?.content, _highContrast: { border: "1px solid" } } },
  variants: {
    ...ofChakra.variants,
    size: {
      ...ofChakra.variants?.size,
      md: {
        content: { minWidth: "12rem", padding: "1.5", scrollPadding: "1.5" },
        item: { gap: "2", textStyle: "md", minHeight: "control", paddingX: "3" },
      },
    },
  },
};
