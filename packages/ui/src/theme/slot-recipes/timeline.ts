import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const timelineSlotRecipe = defineSlotRecipe({
  className: "chakra-timeline",
  slots: ["root", "item", "connector", "separator", "indicator", "content", "title", "description"],
  base: {
    root: { display: "flex", flexDirection: "column", width: "full" },
    item: { display: "flex", gap: "4" },
    connector: { position: "relative" },
    separator: {
      position: "absolute",
      top: "8",
      bottom: "0",
      insetInlineStart: "calc({sizes.8} / 2 - 1px)",
      borderStartWidth: "2px",
      borderColor: "shelf",
      "*:last-child > * > &": { display: "none" },
    },
    indicator: {
      display: "grid",
      placeItems: "center",
      boxSize: "8",
      fontSize: "sm",
      border: "2px solid",
      borderColor: "shelf",
      borderRadius: "l1",
    },
    content: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      justifyContent: "space-between",
      columnGap: "2",
      width: "full",
      paddingBottom: "6",
      "*:last-child > &": { paddingBottom: "0" },
    },
    title: { marginTop: "1.5", textStyle: "label" },
    description: { color: "fg.muted", fontVariantNumeric: "tabular-nums", textStyle: "sm" },
  },
});
