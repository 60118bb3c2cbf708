import { defineRecipe } from "@chakra-ui/react/styled-system";

/** `solid` once on a screen, for its main action. */
export const buttonRecipe = defineRecipe({
  className: "chakra-button",
  base: {
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
    borderRadius: "l2",
    cursor: "button",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: "moderate",
    _disabled: { layerStyle: "disabled" },
    // An icon without a size of its own, such as Chakra's, would fill the button.
    "& :where(svg:not([width]))": { boxSize: "1.25em", flexShrink: 0 },
    _highContrast: { border: "1px solid" },
    // A fast action shows no spinner: the label stays for a moment.
    _loading: {
      cursor: "progress",
      opacity: 1,
      WebkitTextFillColor: "transparent",
      animation: "worded var(--chakra-durations-pending-delay)",
      "& svg": { opacity: 0, animation: "seen var(--chakra-durations-pending-delay)" },
      _after: {
        content: '""',
        position: "absolute",
        width: "1.25em",
        height: "1.25em",
        border: "2px solid",
        borderColor: "currentColor",
        borderTopColor: "transparent",
        borderRadius: "50%",
        animation: "spin 0.8s linear infinite, unseen var(--chakra-durations-pending-delay)",
      },
    },
  },
  variants: {
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: { bg: "colorPalette.emphasized" },
      },
      outline: {
        color: "fg",
        border: "1px solid",
        borderColor: "colorPalette.border",
        _hover: {
          bg: "colorPalette.solid",
          borderColor: "colorPalette.solid",
          color: "colorPalette.contrast",
        },
      },
      surface: {
        bg: "bg.panel",
        border: "1px solid",
        borderColor: "border.emphasized",
        _hover: { borderColor: "fg" },
      },
      subtle: {
        color: "colorPalette.fg",
        border: "1px solid",
        borderColor: "colorPalette.border",
        _hover: { bg: "colorPalette.subtle" },
      },
      ghost: { paddingX: "3", marginX: "-3", color: "colorPalette.fg", _hover: { bg: "bg.subtle" } },
      plain: { color: "colorPalette.fg" },
    },
    // The small sizes are no lower than the others: a finger needs that height.
    size: {
      xs: { fontSize: "xs", paddingX: "2.5" },
      sm: { fontSize: "sm", paddingX: "3" },
      md: {},
      lg: { minHeight: "3.25rem", fontSize: "lg", paddingX: "8" },
      xl: { minHeight: "3.75rem", fontSize: "xl", paddingX: "10" },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});
