import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const searchBoxRecipe = defineSlotRecipe({
  className: "search-box",
  slots: ["root", "popup", "options", "option", "picture", "text", "kind", "forgets", "forget", "footer"],
  base: {
    root: { position: "relative", zIndex: 10 },
    popup: {
      position: "absolute",
      top: "calc(100% + 4px)",
      insetX: 0,
      maxHeight: "min(28rem, 60vh)",
      overflowY: "auto",
      overscrollBehavior: "contain",
      bg: "bg.panel",
      border: "2px solid",
      borderColor: "shelf",
      borderRadius: "l2",
      boxShadow: "0 16px 32px -12px #00000059",
      "@media (forced-colors: active)": { borderColor: "CanvasText" },
    },
    options: { position: "relative" },
    option: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "control",
      paddingX: "4",
      paddingY: "1",
      cursor: "pointer",
      "&:not(:last-child)": { borderBottom: "1px solid", borderColor: "bg.muted" },
      _hover: { bg: "bg.subtle" },
      "&[aria-selected=true]": {
        bg: "bg.subtle",
        boxShadow: "inset 4px 0 0 var(--chakra-colors-gold-solid)",
        "@media (forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
      },
    },
    picture: { flex: "none", width: "2.25rem", height: "2.25rem", objectFit: "contain" },
    text: { flex: 1, minWidth: 0, lineHeight: "1.3", overflow: "hidden", textOverflow: "ellipsis" },
    kind: { flex: "none", color: "fg.muted", textStyle: "sm" },
    // A list of its own beside the options, row by row: an option may not hold a button.
    forgets: { position: "absolute", top: 0, right: 0 },
    forget: {
      display: "grid",
      placeItems: "center",
      width: "control",
      height: "calc(2.75rem + 1px)",
      color: "fg.muted",
      borderRadius: "l2",
      cursor: "pointer",
      _hover: { color: "fg", bg: "bg.muted" },
      _focusVisible: { outlineOffset: "-3px" },
    },
    footer: { borderTop: "1px solid", borderColor: "border", paddingX: "4", "& .button": { marginX: 0 } },
  },
  variants: {
    forgetful: {
      true: { option: { paddingRight: "3.5rem", height: "calc(2.75rem + 1px)", whiteSpace: "nowrap" } },
    },
  },
});
