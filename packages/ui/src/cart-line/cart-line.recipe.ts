import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A line in a `CartGroup` wide enough for one row. */
const roomy = "@container (min-width: 38rem)";

export const cartLineRecipe = defineSlotRecipe({
  className: "cart-line",
  slots: ["root", "picture", "text", "name", "detail", "note", "total", "control", "remove"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
      gridTemplateAreas: '"picture text total" "picture control control"',
      alignItems: "start",
      columnGap: { base: "3", md: "4" },
      rowGap: "2",
      paddingY: "4",
      borderBottom: "1px dashed",
      borderColor: "border",
      [roomy]: {
        gridTemplateColumns: "5rem minmax(0, 1fr) auto 5.5rem",
        gridTemplateAreas: '"picture text control total"',
        alignItems: "center",
      },
    },
    picture: { gridArea: "picture", alignSelf: "center" },
    text: { gridArea: "text", minWidth: 0 },
    name: {
      fontWeight: 600,
      lineHeight: "1.3",
      textWrap: "pretty",
      "& a:hover": { textDecoration: "underline" },
    },
    detail: { color: "fg.muted", textStyle: "sm", fontVariantNumeric: "tabular-nums" },
    note: { color: "fg.warning", textStyle: "sm", fontWeight: 600 },
    total: {
      gridArea: "total",
      textAlign: "right",
      transitionProperty: "color",
      transitionDuration: "moderate",
    },
    control: {
      gridArea: "control",
      display: "flex",
      alignItems: "center",
      gap: "2",
    },
    remove: {
      display: "grid",
      placeItems: "center",
      width: "control",
      height: "control",
      color: "fg.muted",
      borderRadius: "l2",
      cursor: "pointer",
      _hover: { color: "fg.error", bg: "bg.error" },
    },
  },
  variants: {
    // An answer that comes soon changes nothing, and draws no frames of a fade.
    unconfirmed: { true: { total: { color: "fg.muted", transitionDelay: "patience" } } },
  },
});
