import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const alertSlotRecipe = defineSlotRecipe({
  className: "chakra-alert",
  slots: ["root", "indicator", "content", "title", "description"],
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      columnGap: "3",
      flexWrap: "wrap",
      rowGap: "2",
      paddingX: "4",
      paddingY: "3",
      bg: "colorPalette.subtle",
      color: "fg",
      borderRadius: "l1",
    },
    indicator: { display: "inline-flex", color: "colorPalette.fg" },
    content: { flex: "1 1 12rem", minWidth: "0", overflowWrap: "anywhere" },
    title: { fontWeight: "bold" },
    description: { overflowWrap: "inherit" },
  },
  variants: {
    status: {
      info: { root: { colorPalette: "blue" } },
      success: { root: { colorPalette: "green" } },
      warning: { root: { colorPalette: "orange" } },
      error: { root: { colorPalette: "red" } },
    },
  },
  defaultVariants: { status: "info" },
});
