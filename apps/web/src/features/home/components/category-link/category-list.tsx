import { chakra } from "@chakra-ui/react";

/** The categories: two rows, which scroll sideways on a phone. Its children are `CategoryLink`s. */
export const CategoryList = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateRows: { base: "repeat(2, 1fr)", md: "none" },
    gridAutoFlow: { base: "column", md: "row" },
    gridAutoColumns: { base: "max(7.25rem, 18%)", md: "auto" },
    gridTemplateColumns: { md: "repeat(7, minmax(0, 1fr))" },
    rowGap: "4",
    marginX: { base: "-4", md: 0 },
    listStyle: "none",
    overflowX: { base: "auto", md: "clip" },
    scrollPaddingX: "4",
    scrollSnapType: { base: "x proximity", md: "none" },
    scrollbarWidth: "none",
  },
});
