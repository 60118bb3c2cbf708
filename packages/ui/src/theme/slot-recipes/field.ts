import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Label above, control, then hint and error. */
export const fieldSlotRecipe = defineSlotRecipe({
  className: "chakra-field",
  slots: ["root", "label", "requiredIndicator", "helperText", "errorText"],
  base: {
    root: { display: "grid", gap: "1", minWidth: 0 },
    label: { fontWeight: 600, lineHeight: "1.3" },
    requiredIndicator: { color: "fg.error" },
    helperText: { color: "fg.muted", textStyle: "sm" },
    errorText: { color: "fg.error", textStyle: "sm", fontWeight: 600 },
  },
  variants: {
    orientation: {
      vertical: {},
      horizontal: {
        root: {
          gridTemplateColumns: { sm: "auto minmax(0, 1fr)" },
          alignItems: "center",
          columnGap: "3",
        },
        // A narrow line has room for the control only, whose options explain it.
        label: { "@media (max-width: 37.49rem)": { srOnly: true } },
      },
    },
  },
  defaultVariants: { orientation: "vertical" },
});
