import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const buttonRecipe = defineSlotRecipe({
  className: "button",
  slots: ["root", "content", "spinner"],
  base: {
    root: {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      minHeight: "control",
      paddingX: "5",
      fontFamily: "body",
      fontSize: "md",
      fontWeight: 600,
      lineHeight: "1.2",
      textAlign: "center",
      borderRadius: "md",
      cursor: "pointer",
      transitionProperty: "background-color, border-color, color",
      transitionDuration: "move",
      _disabled: { cursor: "not-allowed", opacity: 0.55 },
      _highContrast: { border: "1px solid" },
      "&[aria-busy=true]": { cursor: "progress", opacity: 1 },
      // What is done at once shows no ring: the words stay for a moment.
      "&[aria-busy=true] .button__content": {
        color: "transparent",
        animation: "worded var(--shop-durations-patience)",
      },
    },
    content: { display: "inline-flex", alignItems: "center", gap: "2" },
    spinner: {
      position: "absolute",
      width: "1.25em",
      height: "1.25em",
      border: "2px solid",
      borderColor: "currentColor",
      borderTopColor: "transparent",
      borderRadius: "50%",
      animation: "spin 0.8s linear infinite, unseen var(--shop-durations-patience)",
    },
  },
  variants: {
    variant: {
      solid: { root: { bg: "solid", color: "onSolid", _hover: { bg: "solidHover" } } },
      outline: {
        root: {
          color: "fg",
          border: "1px solid",
          borderColor: "line",
          _hover: { bg: "solid", borderColor: "solid", color: "onSolid" },
        },
      },
      plain: {
        root: { bg: "panel", border: "1px solid", borderColor: "control", _hover: { borderColor: "fg" } },
      },
      ghost: { root: { paddingX: "3", marginX: "-3", color: "accent", _hover: { bg: "subtle" } } },
      danger: {
        root: { color: "danger", border: "1px solid", borderColor: "danger", _hover: { bg: "dangerBg" } },
      },
    },
    size: {
      md: {},
      sm: { root: { fontSize: "sm", paddingX: "3" } },
      lg: { root: { minHeight: "3.25rem", fontSize: "lg", paddingX: "8" } },
    },
    block: { true: { root: { width: "100%" } } },
  },
  defaultVariants: { variant: "solid", size: "md" },
});
