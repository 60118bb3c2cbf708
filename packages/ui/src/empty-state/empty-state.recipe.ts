import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const emptyStateRecipe = defineSlotRecipe({
  className: "empty-state",
  slots: ["root", "shelf", "tag", "heading", "text", "action"],
  base: {
    root: { display: "grid", justifyItems: "start", gap: "3", paddingTop: "12", paddingBottom: "8" },
    shelf: {
      justifySelf: "stretch",
      height: "0.75rem",
      paddingLeft: "3",
      marginBottom: "10",
      bg: "shelf",
      borderTop: "2px solid",
      borderColor: "shelfLip",
      boxShadow: "shelf",
    },
    tag: {
      position: "relative",
      top: "0.25rem",
      display: "inline-grid",
      placeItems: "center",
      width: "4.5rem",
      height: "2.5rem",
      bg: "tag",
      color: "onTagMuted",
      fontSize: "xl",
      borderRadius: "l1",
      boxShadow: "tag",
    },
    heading: { textStyle: "heading" },
    text: { maxWidth: "text", color: "fg.muted", fontSize: "lg" },
    action: { display: "flex", flexWrap: "wrap", gap: "3", marginTop: "2" },
  },
  variants: { failed: { true: { tag: { bg: "bg.error", color: "fg.error" } } } },
});
