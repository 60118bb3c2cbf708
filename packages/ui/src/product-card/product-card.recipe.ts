import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const productCardSlotRecipe = defineSlotRecipe({
  className: "product-card",
  slots: ["root", "stand", "badges", "edge", "tag", "words", "name", "detail", "control", "unavailable"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      minWidth: 0,
      marginRight: "-1px", // column widths are fractional: without it there are hairline gaps in the shelf
      paddingBottom: "8",
      contentVisibility: "auto",
      overflowClipMargin: "0.25rem", // or it would clip the shelf, which reaches the edges of a phone
      _hover: { "& .product-picture__image": { translate: "0 -4px" } },
      containIntrinsicSize: "auto 12rem auto 25rem",
    },
    stand: {
      position: "relative",
      paddingTop: "8",
      paddingX: { base: "6", sm: "8" },
      "& .product-picture__image": {
        transitionProperty: "translate",
        transitionDuration: "moderate",
        transitionTimingFunction: "out",
      },
    },
    badges: {
      position: "absolute",
      top: "2",
      insetX: "3",
      zIndex: 1,
      display: "flex",
      flexWrap: "wrap",
      gap: "1",
    },
    // The edge is as tall as the price tag, in which a regular price may take a second line.
    edge: {
      position: "relative",
      display: "flex",
      alignItems: "flex-start",
      minHeight: "0.75rem",
      paddingLeft: "3",
      paddingTop: "0.25rem",
      _before: {
        content: '""',
        position: "absolute",
        insetX: "-1", // to the edges of a phone; a wider grid clips it
        top: 0,
        height: "0.75rem",
        layerStyle: "shelf",
        boxShadow: "shelf",
      },
    },
    tag: {
      layerStyle: "priceTag",
      position: "relative",
      display: "inline-flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: "2",
      maxWidth: "calc(100% - 0.75rem)",
      minWidth: "4.5rem",
      paddingX: "2.5",
      paddingTop: "1.5",
      paddingBottom: "1",
    },
    words: { paddingX: "3", paddingTop: "2", flex: 1 },
    name: {
      fontSize: "md",
      fontWeight: 500,
      lineHeight: "1.3",
      lineClamp: 3,
      "& a": { display: "block", textWrap: "pretty" }, // no size or unit alone on the last line
      "& a::after": { content: '""', position: "absolute", inset: 0 }, // the whole card is a link to the product
      "& a:focus-visible": { outline: "none" },
      "& a:focus-visible::after": {
        outline: "3px solid {colors.gold.focusRing}", // a thinner ring is hardly visible around the whole card
        outlineOffset: "-3px",
      },
    },
    detail: { color: "fg.muted", textStyle: "sm", marginTop: "1" },
    control: { position: "relative", zIndex: 1, paddingX: "3", paddingTop: "3" },
    unavailable: {
      display: "flex",
      alignItems: "center",
      minHeight: "control",
      color: "fg.muted",
      textStyle: "sm",
      fontWeight: 600,
    },
  },
  variants: {
    offer: { true: { tag: { bg: "gold.solid", color: "gold.contrast" } } },
    faded: { true: { stand: { "& .product-picture__image": { filter: "grayscale(0.9)", opacity: 0.6 } } } },
  },
});
