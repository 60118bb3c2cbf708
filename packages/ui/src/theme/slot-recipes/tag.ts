import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** An active filter: as high as a control, with a border for forced colours. */
export const tagSlotRecipe = defineSlotRecipe({
  className: "chakra-tag",
  slots: ["root", "label", "closeTrigger", "startElement", "endElement"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minWidth: 0,
      minHeight: "control",
      paddingX: "3",
      bg: "bg.panel",
      border: "1px solid",
      borderColor: "border.emphasized",
      borderRadius: "l1",
      fontWeight: 600,
      lineHeight: "1.2",
      "a&": { _hover: { borderColor: "fg", bg: "bg.subtle" } },
    },
    label: { minWidth: 0, overflowWrap: "anywhere" },
    endElement: { flexShrink: 0, color: "fg.muted" },
  },
});
