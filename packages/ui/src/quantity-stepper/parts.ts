import { chakra } from "@chakra-ui/react";

export const Frame = chakra("div", {
  base: { display: "inline-grid" },
  variants: { block: { true: { display: "grid", width: "100%" } } },
});

export const Message = chakra("p", {
  base: { marginTop: "1", color: "fg.error", lineHeight: "1.3", textStyle: "sm" },
});

export const Root = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(44px, 2.75rem) minmax(2.75rem, 1fr) minmax(44px, 2.75rem)",
    height: "control",
    color: "fg",
    border: "1px solid",
    borderColor: "gold.border",
    borderRadius: "l2",
    transitionProperty: "color",
    transitionDuration: "moderate",
    // A fast response changes nothing. A change of opacity would create a layer before the number is painted.
    "&[aria-busy=true]": { color: "fg.muted", transitionDelay: "pendingDelay" },
  },
  variants: {
    // As high as the button that it replaces.
    size: { md: {}, lg: { height: "3.25rem" } },
  },
});

export const Step = chakra(
  "button",
  {
    base: {
      display: "grid",
      placeItems: "center",
      color: "gold.fg",
      borderRadius: "l2",
      cursor: "pointer",
      _hover: { bg: "bg.subtle" },
      "&[aria-disabled=true]": { color: "border.emphasized", cursor: "not-allowed", bg: "transparent" },
    },
  },
  { defaultProps: { type: "button" } },
);

export const Box = chakra("input", {
  base: {
    width: "100%",
    minWidth: 0,
    fontFamily: "heading",
    fontSize: "lg",
    fontWeight: 700,
    fontVariantNumeric: "tabular-nums",
    textAlign: "center",
    bg: "transparent",
    borderRadius: "l1",
  },
});
