import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

/** Addresses beside each other where there is room for two. */
export const AddressGrid = styled(
  "div",
  defineSlotRecipe({
    className: "address-grid",
    slots: ["root"],
    base: {
      root: {
        display: "grid",
        gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" },
        gap: "4",
        alignItems: "stretch",
      },
    },
  }),
);
