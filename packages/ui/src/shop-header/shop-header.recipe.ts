import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const shopHeaderRecipe = defineSlotRecipe({
  className: "shop-header",
  slots: ["root", "row", "brand", "name", "tagline", "about", "aboutLink", "search"],
  base: {
    root: {
      colorScheme: "dark",
      position: { md: "sticky" },
      top: { md: 0 },
      zIndex: 20,
      bg: "sign",
      color: "fg",
      borderBottom: "5px double",
      borderColor: "gold.solid",
      _print: { display: "none" },
    },
    row: {
      display: "flex",
      alignItems: "center",
      flexWrap: "wrap",
      columnGap: { base: "2", sm: "3", md: "5", lg: "8" },
      maxWidth: "page",
      minHeight: { base: "3.5rem", md: "4.5rem" },
      marginX: "auto",
      paddingY: { base: "1", md: 0 },
      paddingX: { base: "4", md: "8" },
    },
    brand: { display: "inline-flex", alignItems: "baseline", gap: "3", paddingY: "1", color: "gold.solid" },
    name: {
      fontFamily: "heading",
      fontSize: { base: "clamp(1.375rem, 7.2vw, 1.75rem)", md: "2.25rem" },
      fontWeight: 850,
      lineHeight: "1",
      letterSpacing: "0.01em",
      whiteSpace: "nowrap",
    },
    tagline: {
      display: { base: "none", xl: "inline" },
      color: "fg.muted",
      textStyle: "sm",
      whiteSpace: "nowrap",
    },
    about: {
      display: "flex",
      flexWrap: "wrap",
      marginLeft: { base: "auto", md: 0 },
      columnGap: { base: "2", sm: "2.5", md: "4", lg: "6" },
    },
    aboutLink: {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "control",
      color: "fg.muted",
      textStyle: "label",
      fontSize: { base: "clamp(0.8125rem, 4vw, 0.9375rem)", sm: "md", lg: "lg" },
      _hover: { color: "fg" },
      "&[aria-current=page]": { color: "gold.fg" },
    },
    search: {
      flex: { lg: 1 },
      order: { base: 1, lg: 0 },
      width: { base: "100%", lg: "auto" },
      paddingBottom: { base: "2", lg: 0 },
    },
  },
  variants: {
    // On a phone the row of the name scrolls away, and that of the search stays.
    searchable: { true: { root: { position: "sticky", top: { base: "-3.5rem", md: 0 } } } },
  },
});
