import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const suggestionRowRecipe = defineSlotRecipe({
  className: "suggestion-row",
  slots: ["root", "heading", "text", "shelf"],
  base: {
    root: { display: "grid", gap: "1", minWidth: 0, marginBottom: "10" },
    heading: { textStyle: "subheading" },
    text: { color: "fg.muted", textStyle: "sm" },
    shelf: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(9.5rem, 1fr)",
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollSnapType: "x proximity",
      paddingBottom: "3",
      "& > *": { scrollSnapAlign: "start" },
    },
  },
});

export const suggestionRecipe = defineSlotRecipe({
  className: "suggestion",
  slots: ["root", "stand", "edge", "tag", "name", "detail", "control"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      minWidth: 0,
      marginRight: "-1px", // column widths are fractions: without it a hairline cuts the shelf
    },
    stand: { width: "6.5rem", paddingTop: "3", paddingX: "3", alignSelf: "center" },
    edge: {
      height: "0.5rem",
      paddingLeft: "3",
      bg: "shelf",
      borderTop: "2px solid",
      borderColor: "shelfLip",
      boxShadow: "shelf",
    },
    tag: {
      position: "relative",
      display: "inline-flex",
      paddingX: "2",
      paddingTop: "1.5",
      paddingBottom: "1",
      bg: "tag",
      color: "onTag",
      borderRadius: "l1",
      boxShadow: "tag",
    },
    name: {
      flex: 1,
      marginTop: "8",
      paddingX: "3",
      fontSize: "sm",
      fontWeight: 500,
      lineHeight: "1.3",
      "& a": { lineClamp: 3 },
      "& a:hover": { textDecoration: "underline" },
    },
    detail: {
      paddingX: "3",
      marginTop: "1",
      color: "fg.muted",
      textStyle: "sm",
      fontVariantNumeric: "tabular-nums",
    },
    control: { paddingX: "3", paddingTop: "2", paddingBottom: "1" },
  },
});
