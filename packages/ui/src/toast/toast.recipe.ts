import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const button = { minWidth: "control", height: "control", borderRadius: "l2", cursor: "pointer" };

export const toastRecipe = defineSlotRecipe({
  className: "toast",
  slots: ["root", "item", "text", "action", "dismiss"],
  base: {
    root: {
      colorScheme: "dark",
      position: "fixed",
      insetX: 0,
      bottom: { base: "calc(3.5rem + env(safe-area-inset-bottom))", md: 0 },
      // An `ActionBar` is tapped next: it stays free.
      ":root:has([data-action-bar]) &": {
        bottom: { base: "calc(7.5rem + env(safe-area-inset-bottom))", md: 0 },
      },
      zIndex: 25,
      display: "grid",
      justifyItems: "center",
      gap: "2",
      padding: "4",
      pointerEvents: "none",
      _print: { display: "none" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "1",
      maxWidth: "100%",
      paddingLeft: "4",
      paddingRight: "1",
      paddingY: "1",
      bg: "sign",
      color: "fg",
      borderRadius: "l2",
      boxShadow: "float",
      pointerEvents: "auto",
      _highContrast: { border: "1px solid" },
      animation: "rise var(--chakra-durations-moderate) var(--chakra-easings-out)",
    },
    text: { paddingY: "2", paddingRight: "2", lineHeight: "1.35" },
    action: {
      ...button,
      flexShrink: 0,
      paddingX: "3",
      color: "gold.solid",
      fontWeight: 700,
      _hover: { bg: "bg.muted" },
    },
    dismiss: {
      ...button,
      flexShrink: 0,
      display: "grid",
      placeItems: "center",
      color: "fg.muted",
      _hover: { color: "fg", bg: "bg.muted" },
    },
  },
  variants: {
    inside: {
      true: {
        root: { position: "static", padding: "0", gap: "0", justifyItems: "stretch" },
        item: { borderRadius: "0", boxShadow: "none", justifyContent: "space-between" },
      },
    },
  },
});
