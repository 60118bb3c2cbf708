import { SimpleGrid } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The rail under the ceiling that the category signs hang from. Takes `CategoryLink`s. */
export function CategoryList({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid
      as="ul"
      columns={{ base: 2, sm: 3, md: 4, lg: 6 }}
      marginX={{ base: "-4", md: "0" }}
      overflowX="clip"
      rowGap="6"
    >
      {children}
    </SimpleGrid>
  );
}
