import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

/** The rail under the ceiling that the aisle signs hang from. */
export const AisleList = styled(
  "ul",
  defineSlotRecipe({
    className: "aisle-list",
    slots: ["root"],
    base: {
      root: {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(10.5rem, 45%), 1fr))",
        columnGap: { base: "3", md: "5" },
        rowGap: "6",
      },
    },
  }),
);
