import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

/** Fields that belong together, beside each other where there is room for what is typed into them. */
export const FieldGroup = styled(
  "div",
  defineSlotRecipe({
    className: "field-group",
    slots: ["root"],
    base: {
      root: {
        display: "grid",
        gap: "4",
        alignItems: "start",
      },
    },
    variants: {
      fields: {
        short: { root: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" } },
        long: { root: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))" } },
      },
    },
    defaultVariants: { fields: "short" },
  }),
);
