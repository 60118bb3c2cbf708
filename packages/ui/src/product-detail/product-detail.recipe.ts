import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A phone that is held upright: a low window has no room for a bar above the main links. */
const PHONE = "@media (max-width: 59.99rem) and (min-height: 30rem)";

/** Above the bar of the main links, which is as high. */
const bar = {
  position: "fixed",
  insetX: 0,
  bottom: "calc(3.5rem + 1px + env(safe-area-inset-bottom, 0px))",
  zIndex: 10,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "4",
  maxWidth: "none",
  paddingX: "4",
  paddingY: "2",
  bg: "bg",
  borderTop: "1px solid",
  borderColor: "border",
} as const;

export const productDetailRecipe = defineSlotRecipe({
  className: "product-detail",
  slots: [
    "root",
    "stand",
    "picture",
    "edge",
    "tag",
    "text",
    "badges",
    "name",
    "brand",
    "cost",
    "unitPrice",
    "terms",
    "control",
    "barPrice",
    "description",
  ],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" },
      columnGap: { md: "12", lg: "20" },
      rowGap: "6",
      alignItems: "start",
    },
    stand: { position: "relative", marginX: { base: "-4", md: 0 }, paddingBottom: { base: "2", md: "16" } },
    picture: { width: { base: "66%", md: "70%" }, maxWidth: "24rem", marginX: "auto", paddingTop: "4" },
    edge: {
      position: "relative",
      height: "1rem",
      bg: "shelf",
      borderTop: "2px solid",
      borderColor: "shelfLip",
      boxShadow: "counter",
      _before: {
        content: '""',
        position: "absolute",
        top: "-2px",
        right: "100%",
        width: "50vw",
        height: "1rem",
        bg: "shelf",
        borderTop: "2px solid",
        borderColor: "shelfLip",
      },
    },
    tag: {
      display: "inline-flex",
      alignItems: "baseline",
      gap: "3",
      paddingX: "4",
      paddingTop: "3",
      paddingBottom: "2",
      bg: "tag",
      color: "onTag",
      borderRadius: "l1",
      boxShadow: "tag",
    },
    text: { display: "flex", flexDirection: "column", gap: "4", minWidth: 0 },
    badges: { display: "flex", flexWrap: "wrap", gap: "1.5" },
    name: { textStyle: "title" },
    brand: { marginTop: "-2", fontSize: "lg" },
    cost: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2" },
    unitPrice: { color: "fg.muted" },
    terms: { display: "grid", gap: "1" },
    control: { maxWidth: "22rem", paddingY: "2" },
    barPrice: { display: "none" },
    description: { fontSize: "lg", lineHeight: "1.55", maxWidth: "text" },
  },
  variants: {
    // The dots that lead through several pictures stand below the shelf of a phone.
    several: { true: { stand: { paddingBottom: { base: "11", md: "16" } } } },
    offer: { true: { tag: { bg: "gold.solid", color: "gold.contrast" } } },
    bar: {
      true: {
        control: { [PHONE]: { ...bar } },
        barPrice: { [PHONE]: { display: "block" } },
      },
    },
  },
});
