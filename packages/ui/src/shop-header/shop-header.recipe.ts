import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const shopHeaderRecipe = defineSlotRecipe({
  className: "shop-header",
  slots: ["root", "row", "brand", "name", "tagline", "about", "aboutLink"],
  base: {
    root: {
      colorScheme: "dark",
      position: { md: "sticky" },
      top: { md: 0 },
      zIndex: 20,
      bg: "sign",
      color: "fg",
      borderBottom: "5px double",
      borderColor: "gold",
    },
    row: {
      display: "flex",
      alignItems: "center",
      flexWrap: "wrap",
      columnGap: { base: "4", md: "8" },
      maxWidth: "page",
      minHeight: { base: "3.5rem", md: "4.5rem" },
      marginX: "auto",
      paddingX: { base: "4", md: "8" },
    },
    brand: { display: "inline-flex", alignItems: "baseline", gap: "3", paddingY: "1", color: "gold" },
    name: {
      fontFamily: "display",
      fontSize: { base: "1.75rem", md: "2.25rem" },
      fontWeight: 850,
      lineHeight: "1",
      letterSpacing: "0.01em",
      whiteSpace: "nowrap",
    },
    tagline: {
      display: { base: "none", lg: "inline" },
      color: "fgMuted",
      textStyle: "small",
      whiteSpace: "nowrap",
    },
    about: {
      display: "flex",
      flexWrap: "wrap",
      marginLeft: { base: "auto", md: 0 },
      columnGap: { base: "3", md: "6" },
    },
    aboutLink: {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "control",
      color: "fgMuted",
      textStyle: "label",
      fontSize: { base: "md", md: "lg" },
      _hover: { color: "fg" },
      "&[aria-current=page]": { color: "accent" },
    },
  },
});
