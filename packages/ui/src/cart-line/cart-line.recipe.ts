import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const cartLineRecipe = defineSlotRecipe({
  className: "cart-line",
  slots: ["root", "picture", "text", "name", "detail", "note", "total", "control", "remove"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: {
        base: "4.5rem minmax(0, 1fr) auto",
        sm: "5rem minmax(0, 1fr) auto 5.5rem",
      },
      gridTemplateAreas: {
        base: '"picture text total" "picture control control"',
        sm: '"picture text control total"',
      },
      alignItems: { base: "start", sm: "center" },
      columnGap: { base: "3", md: "4" },
      rowGap: "2",
      paddingY: "4",
      borderBottom: "1px dashed",
      borderColor: "border",
    },
    picture: { gridArea: "picture", alignSelf: "center" },
    text: { gridArea: "text", minWidth: 0 },
    name: {
      fontWeight: 600,
      lineHeight: "1.3",
      textWrap: "pretty",
      "& a:hover": { textDecoration: "underline" },
    },
    detail: { color: "fgMuted", textStyle: "small", fontVariantNumeric: "tabular-nums" },
    note: { color: "warning", textStyle: "small", fontWeight: 600 },
    total: {
      gridArea: "total",
      textAlign: "right",
      transitionProperty: "opacity",
      transitionDuration: "move",
      "[aria-busy=true] > &": { opacity: 0.5 },
    },
    control: {
      gridArea: "control",
      display: "flex",
      alignItems: "center",
      gap: "2",
      justifyContent: { sm: "flex-end" },
    },
    remove: {
      display: "grid",
      placeItems: "center",
      width: "control",
      height: "control",
      color: "fgMuted",
      borderRadius: "md",
      cursor: "pointer",
      _hover: { color: "danger", bg: "dangerBg" },
    },
  },
});
