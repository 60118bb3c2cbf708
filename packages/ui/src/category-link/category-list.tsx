import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

/** The rail under the ceiling that the category signs hang from. Takes `CategoryLink`s. */
export const CategoryList = styled(
  "ul",
  defineSlotRecipe({
    className: "category-list",
    slots: ["root"],
    base: {
      root: {
        display: "grid",
        gridTemplateColumns: {
          base: "repeat(2, minmax(0, 1fr))",
          sm: "repeat(3, minmax(0, 1fr))",
          md: "repeat(4, minmax(0, 1fr))",
          lg: "repeat(6, minmax(0, 1fr))",
        },
        rowGap: "6",
        marginX: { base: "-4", md: 0 },
        overflowX: "clip",
      },
    },
  }),
);
