import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const switchSlotRecipe = defineSlotRecipe({
  className: "chakra-switch",
  slots: ["root", "label", "control", "thumb", "indicator"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: "3",
      position: "relative",
      minHeight: "control",
      cursor: "pointer",
      _disabled: { layerStyle: "disabled" },
    },
    label: { lineHeight: "1.3", userSelect: "none" },
    control: {
      flexShrink: 0,
      width: "2.75rem",
      height: "1.5rem",
      padding: "2px",
      borderRadius: "full",
      border: "2px solid",
      borderColor: "border.emphasized",
      bg: "bg.panel",
      focusVisibleRing: "outside",
      _checked: { bg: "colorPalette.solid", borderColor: "colorPalette.border" },
    },
    thumb: {
      display: "block",
      width: "1rem",
      height: "1rem",
      borderRadius: "full",
      bg: "border.emphasized",
      transitionProperty: "translate",
      transitionDuration: "fast",
      _checked: { translate: "1.25rem 0", bg: "colorPalette.contrast" },
      _highContrast: { bg: "CanvasText" },
    },
  },
});
