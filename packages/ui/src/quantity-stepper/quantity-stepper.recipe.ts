import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const quantityStepperRecipe = defineSlotRecipe({
  className: "quantity-stepper",
  slots: ["root", "button", "input"],
  base: {
    root: {
      display: "inline-grid",
      gridTemplateColumns: "2.75rem minmax(2.75rem, 1fr) 2.75rem",
      height: "control",
      color: "fg",
      border: "1px solid",
      borderColor: "line",
      borderRadius: "md",
      transitionProperty: "color",
      transitionDuration: "move",
      // An answer that comes soon changes nothing. A change of opacity would make a layer, before the number is seen.
      "&[aria-busy=true]": { color: "fgMuted", transitionDelay: "patience" },
    },
    button: {
      display: "grid",
      placeItems: "center",
      color: "accent",
      borderRadius: "md",
      cursor: "pointer",
      _hover: { bg: "subtle" },
      "&[aria-disabled=true]": { color: "control", cursor: "not-allowed", bg: "transparent" },
    },
    input: {
      width: "100%",
      minWidth: 0,
      fontFamily: "display",
      fontSize: "lg",
      fontWeight: 700,
      fontVariantNumeric: "tabular-nums",
      textAlign: "center",
      bg: "transparent",
      borderRadius: "sm",
      appearance: "textfield",
      "&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": { appearance: "none", margin: 0 },
    },
  },
  variants: { block: { true: { root: { display: "grid", width: "100%" } } } },
});
