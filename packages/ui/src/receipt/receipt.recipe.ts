import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const teeth = "conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg)";

export const receiptRecipe = defineSlotRecipe({
  className: "receipt",
  slots: ["root", "heading", "rows", "row", "term", "value", "total", "footer"],
  base: {
    root: {
      paddingX: { base: "4", sm: "6" },
      paddingTop: "6",
      paddingBottom: "8",
      bg: "bg.panel",
      fontVariantNumeric: "tabular-nums",
      maskImage: `linear-gradient(#000 0 0), ${teeth}`,
      maskSize: "100% calc(100% - 7px), 14px 7px",
      maskPosition: "top, bottom",
      maskRepeat: "no-repeat, repeat-x",
    },
    heading: {
      textStyle: "subheading",
      textAlign: "center",
      paddingBottom: "3",
      marginBottom: "3",
      borderBottom: "1px dashed",
      borderColor: "border.emphasized",
    },
    rows: { display: "grid", gap: "1.5" },
    row: { display: "flex", alignItems: "baseline", gap: "2" },
    term: {
      flex: 1,
      display: "flex",
      alignItems: "baseline",
      gap: "2",
      minWidth: 0,
      _after: {
        content: '""',
        flex: 1,
        minWidth: "1.5rem",
        borderBottom: "2px dotted",
        borderColor: "border",
      },
    },
    value: { fontWeight: 500, whiteSpace: "nowrap" },
    total: {
      marginTop: "3",
      paddingTop: "3",
      borderTop: "1px dashed",
      borderColor: "border.emphasized",
      fontFamily: "heading",
      fontSize: "2xl",
      fontWeight: 800,
      "& .receipt__value": { fontWeight: 800 },
    },
    footer: { display: "grid", gap: "3", marginTop: "5" },
  },
});
