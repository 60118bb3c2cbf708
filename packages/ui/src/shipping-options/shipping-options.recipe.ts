import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { radioLook } from "../system/radio-look.ts";

export const shippingOptionsRecipe = defineSlotRecipe({
  className: "shipping-options",
  slots: ["root", "legend", "option", "radio", "text", "label", "detail", "price"],
  base: {
    root: { minWidth: 0 },
    legend: { textStyle: "subheading", marginBottom: "3" },
    option: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: "3",
      minHeight: "control",
      padding: "3",
      marginBottom: "2",
      border: "1px solid",
      borderColor: "border",
      borderRadius: "l2",
      cursor: "pointer",
      transitionProperty: "border-color, background-color",
      transitionDuration: "moderate",
      _hover: { borderColor: "border.emphasized" },
      "&:has(:checked)": {
        borderColor: "gold.border",
        boxShadow: "inset 0 0 0 1px var(--chakra-colors-gold-border)",
        bg: "bg.panel",
      },
      "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "gold.focusRing", outlineOffset: "2px" },
      "&:has(:disabled)": {
        cursor: "not-allowed",
        color: "fg.muted",
        bg: "bg.subtle",
        borderStyle: "dashed",
      },
    },
    radio: radioLook,
    text: { minWidth: 0 },
    label: { display: "block", fontWeight: 600, lineHeight: "1.3" },
    detail: { display: "block", color: "fg.muted", textStyle: "sm" },
    price: { fontFamily: "heading", fontSize: "lg", fontWeight: 700, fontVariantNumeric: "tabular-nums" },
  },
});
