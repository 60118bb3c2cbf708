import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Facts between lines; `bold` are figures close together, each at the end of its line. */
export const dataListSlotRecipe = defineSlotRecipe({
  className: "chakra-data-list",
  slots: ["root", "item", "itemLabel", "itemValue"],
  base: {
    item: { gap: "4" },
    itemLabel: { color: "fg.muted" },
    itemValue: { minWidth: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" },
  },
  variants: {
    variant: {
      subtle: {
        root: { borderTopWidth: "1px" },
        item: {
          display: "grid",
          gridTemplateColumns: "minmax(min(7rem, 40%), 1fr) 2fr",
          paddingY: "2",
          borderBottomWidth: "1px",
        },
      },
      bold: {
        item: { display: "flex", justifyContent: "space-between" },
        itemValue: { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
      },
    },
  },
  defaultVariants: { variant: "subtle" },
});
