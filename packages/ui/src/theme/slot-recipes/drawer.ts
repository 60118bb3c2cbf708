import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A panel at the end of the screen with its own header; it fills a phone. */
export const drawerSlotRecipe = defineSlotRecipe({
  className: "chakra-drawer",
  slots: ["backdrop", "positioner", "content", "header", "title", "description", "body", "footer"],
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      bg: "blackAlpha.500",
      zIndex: "modal",
      _open: { animation: "fade-in var(--chakra-durations-moderate)" },
    },
    positioner: {
      position: "fixed",
      inset: "0",
      display: "flex",
      justifyContent: "flex-end",
      zIndex: "modal",
      overscrollBehaviorY: "none",
    },
    content: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "max-content minmax(10rem, 1fr) auto auto",
      overflowY: "auto", // for a low window or large text
      maxWidth: "100%",
      height: "100dvh",
      color: "fg",
      bg: "bg",
      outline: "none",
      _highContrast: { borderLeft: "2px solid" },
      _open: {
        animation: "slide-from-right-full var(--chakra-durations-moderate) var(--chakra-easings-out)",
      },
    },
    header: {
      colorScheme: "dark",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "3",
      minHeight: { base: "3.5rem", md: "4.5rem" },
      paddingLeft: { base: "4", sm: "6" },
      paddingRight: "2",
      paddingY: "2",
      bg: "sign",
      color: "fg",
      borderBottom: "5px double",
      borderColor: "gold.solid",
    },
    title: { textStyle: "heading", color: "gold.solid", outline: "none" },
    description: { flex: 1, color: "fg.muted", textStyle: "sm", fontVariantNumeric: "tabular-nums" },
    body: {
      containerType: "inline-size", // of a `CartLine`
      overflowY: "auto",
      overscrollBehavior: "contain",
      paddingX: { base: "4", sm: "6" },
      paddingY: "4",
      scrollPaddingTop: "1rem",
      scrollPaddingBottom: "1rem",
    },
    footer: {
      display: "grid",
      gap: "3",
      paddingX: { base: "4", sm: "6" },
      paddingTop: "4",
      paddingBottom: "calc(1rem + env(safe-area-inset-bottom))",
      bg: "bg.panel",
      layerStyle: "tear",
      fontVariantNumeric: "tabular-nums",
      _empty: { display: "none" },
    },
  },
  variants: {
    size: { md: { content: { width: { base: "100%", sm: "28rem" } } }, full: { content: { width: "100%" } } },
  },
  defaultVariants: { size: "md" },
});
